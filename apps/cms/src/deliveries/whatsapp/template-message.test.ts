import { expect, test } from 'vitest';
import type { WhatsappCloud } from '../../../config/whatsapp';
import type { LeadFacts } from '../lead-facts';
import { enquiryMessage, templateRequest } from './template-message';

const cloud: WhatsappCloud = {
  url: 'https://graph.example/v24.0',
  token: 'the-token-of-a-system-user',
  phoneId: '106540352242922',
  appSecret: 'the-secret-of-the-app',
  verifyToken: 'what-meta-says-of-itself',
  template: 'enquiry_received',
  language: 'en_GB',
  noName: 'there',
  noProject: 'our projects',
  visits: null,
};
const lead: LeadFacts = {
  documentId: 'l4q2w8e5r7t1y9u3i6o0p2a4',
  reference: 'SH-7K4Q2',
  name: 'Asha Vijay Kulkarni',
  mobile: '9812345678',
  email: 'asha@mail.example',
  internationalNumber: '+919812345678',
  source: 'banner form',
  message: 'Facing east, please.',
  project: { url: 'kansa', title: 'Kansa', category: 'residential' },
  intent: 'brochure',
  page: '/projects/residential/kansa',
  referrer: null,
  utmSource: null,
  utmMedium: null,
  shortlist: [],
  utmCampaign: null,
  synthetic: false,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  contact: { id: 1, documentId: 'k4q2w8e5r7t1y9u3i6o0p2a4', enquiries: 2, erased: false },
};
const bodyOf = (changes: Partial<LeadFacts>) =>
  JSON.parse(
    templateRequest(
      cloud,
      enquiryMessage(cloud, { ...lead, ...changes }),
      '+919812345678',
      'whatsapp-SH-7K4Q2',
    ).body ?? '',
  );
const textsOf = (changes: Partial<LeadFacts>) =>
  bodyOf(changes).template.components[0].parameters.map(({ text }: { text: string }) => text);

test('one message of the approved template is posted to the number’s own address, as Meta documents it', () => {
  const request = templateRequest(cloud, enquiryMessage(cloud, lead), '+919812345678', 'whatsapp-SH-7K4Q2');
  expect(request).toMatchObject({
    method: 'POST',
    url: 'https://graph.example/v24.0/106540352242922/messages',
    headers: { authorization: 'Bearer the-token-of-a-system-user', 'content-type': 'application/json' },
  });
  expect(bodyOf({})).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+919812345678',
    type: 'template',
    template: {
      name: 'enquiry_received',
      language: { code: 'en_GB' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Asha' },
            { type: 'text', text: 'Kansa' },
            { type: 'text', text: 'SH-7K4Q2' },
          ],
        },
      ],
    },
    biz_opaque_callback_data: 'whatsapp-SH-7K4Q2',
  });
});

test('where there is no name and no project the words of the settings stand in their place', () => {
  expect(textsOf({ name: 'Win at http://casino.example', project: null })).toEqual([
    'there',
    'our projects',
    'SH-7K4Q2',
  ]);
});

test('nothing that Meta refuses stands in a variable: no breaks, tabs or runs of spaces, and no end', () => {
  const project = { url: 'kansa', title: ` Kansa\n\tPhase     2 ${'x'.repeat(200)}`, category: null };
  const [, said = ''] = textsOf({ project });
  expect(said).toMatch(/^Kansa Phase 2 x+$/);
  expect(said).toHaveLength(100);
  expect(textsOf({ project: { ...project, title: ' \n ' } })[1]).toBe('our projects');
});
