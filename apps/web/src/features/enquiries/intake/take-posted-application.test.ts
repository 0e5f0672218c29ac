import { applicationMessage, CV_ATTACHED } from '@sahyara/lead-contract/application';
import { aPdf } from '@sahyara/lead-contract/cv-samples';
import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { expect, it, vi } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import type { Delivered } from '../spool/deliver-enquiry';
import { takePostedApplication } from './take-posted-enquiry';

const KEY = 'a-key-of-sixteen-signs';
const body = (cv: string) => {
  const values = { ...anEnquiry(), opening: 'Joiner', years: '5', cv };
  return enquiryBody('career', values, { page: '/career' });
};

function set(delivered: Delivered = { outcome: 'accepted', reference: 'SH-7K4Q2', pass: null }) {
  const deliver = vi.fn(async (_: KeyedEnquiry, __: string | null) => delivered);
  const post = (files: File[], text = JSON.stringify(body(CV_ATTACHED)), key = KEY) => {
    const form = new FormData();
    form.set('enquiry', text);
    for (const file of files) form.append('cvFile', file);
    return takePostedApplication(key, form, '203.0.113.9', deliver);
  };
  return { deliver, post };
}
const pdf = aPdf();
const aFile = (content: Buffer | string = pdf, name = '../Asha.pdf') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const said = async (response: Response) => [response.status, (await response.json()).error?.message];

it('is delivered with its file, under its name without folders', async () => {
  const { post, deliver } = set();
  const response = await post([aFile()]);
  expect(await response.json()).toEqual({ data: { accepted: true, reference: 'SH-7K4Q2' } });
  expect(deliver).toHaveBeenCalledWith(
    { key: KEY, body: body(CV_ATTACHED), file: { name: 'Asha.pdf', content: pdf.toString('base64') } },
    '203.0.113.9',
  );
  expect(deliver.mock.calls[0]?.[0].body.data.message).toBe(
    applicationMessage({ opening: 'Joiner', years: '5', cv: CV_ATTACHED }),
  );
});

it('is told what is wrong with its file, and goes nowhere', async () => {
  const { post, deliver } = set();
  expect(await said(await post([aFile('<html>')]))).toEqual([
    422,
    'The file must be a PDF or a Word document (.docx)',
  ]);
  expect(await said(await post([aFile(), aFile()]))).toEqual([422, 'Please choose one file']);
  expect(await said(await post([]))).toEqual([400, 'The file of the CV did not come along']);
  expect(await said(await post([aFile()], '{}'))).toEqual([400, 'This is not an enquiry']);
  expect(await said(await post([aFile()], 'x'.repeat(20_000)))).toEqual([400, 'This is not an enquiry']);
  const another = JSON.stringify(enquiryBody('contact', anEnquiry({ message: 'A question.' })));
  expect(await said(await post([aFile()], another))).toEqual([400, 'This form takes no file']);
  expect((await post([aFile()], undefined, 'short')).status).toBe(400);
  expect(deliver).not.toHaveBeenCalled();
});

it('whose key belongs to another one is told so, to be sent under a new one', async () => {
  const delivered: Delivered = { outcome: 'refused', status: 409, said: '', retryAfter: null };
  expect((await set(delivered).post([aFile()])).status).toBe(409);
});
