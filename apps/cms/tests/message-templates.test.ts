import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Account, anAccount } from '../../../testing/accounts.ts';
import { someEmail, someNumber, someone } from '../../../testing/leads.ts';
import { peopleOf } from './people.ts';

type Template = { documentId: string; name: string; language: string; text: string };

const ENTRIES = '/content-manager/collection-types/api::message-template.message-template';
const aTemplate = (changes: object = {}) => ({
  name: 'Tried to call',
  language: 'Marathi',
  text: 'नमस्कार {visitor|}, {company} कडून {sales person|विक्री विभाग}. {project|आमची घरे}: {reference} 🏡',
  ...changes,
});

describe.each(['sqlite', 'postgres'] as const)('message templates, on %s', (kind) => {
  const cms = inject(kind);
  const { enquire, personOf } = peopleOf(cms);
  let editor: Account;
  let manager: Account;
  let asha: Account;

  beforeAll(async () => {
    editor = await anAccount(cms, cms.editorToken, 'strapi-editor', 'Esha');
    manager = await anAccount(cms, cms.editorToken, 'desk-sales-manager', 'Meera');
    asha = await anAccount(cms, cms.editorToken, 'desk-sales', 'Asha');
  });

  const write = async (who: Account, changes: object = {}): Promise<string> => {
    const response = await who.ask('POST', ENTRIES, aTemplate(changes));
    expect(response.status, await response.clone().text()).toBe(201);
    return (await response.json()).data.documentId;
  };
  const atTheDesk = async (who: Account): Promise<Template[]> => {
    const response = await who.ask('GET', '/lead-desk/message-templates');
    expect(response.status).toBe(200);
    return (await response.json()).data.templates;
  };

  test('are written, changed and deleted by editors and managers, and read at the desk as they stand then', async () => {
    for (const who of [editor, manager]) {
      const documentId = await write(who);
      expect(await atTheDesk(asha)).toContainEqual({ documentId, ...aTemplate() });
      const text = 'Hello {visitor|there}.';
      expect((await who.ask('PUT', `${ENTRIES}/${documentId}`, { text, language: 'English' })).status).toBe(
        200,
      );
      expect(await atTheDesk(asha)).toContainEqual({
        documentId,
        ...aTemplate({ text, language: 'English' }),
      });
      expect((await who.ask('DELETE', `${ENTRIES}/${documentId}`)).status).toBe(200);
      expect((await atTheDesk(asha)).map((one) => one.documentId)).not.toContain(documentId);
    }
  });

  test('are changed by no sales person, and read by no editor at the desk and by nobody outside', async () => {
    const documentId = await write(manager);
    for (const [method, path, body] of [
      ['GET', ENTRIES],
      ['GET', `${ENTRIES}/${documentId}`],
      ['POST', ENTRIES, aTemplate()],
      ['PUT', `${ENTRIES}/${documentId}`, aTemplate({ name: 'Mine' })],
      ['DELETE', `${ENTRIES}/${documentId}`],
    ] as const) {
      expect((await asha.ask(method, path, body)).status, `${method} ${path}`).toBe(403);
    }
    expect(await atTheDesk(manager)).toContainEqual({ documentId, ...aTemplate() });
    expect((await editor.ask('GET', '/lead-desk/message-templates')).status).toBe(403);
    expect((await fetch(`${cms.url}/lead-desk/message-templates`)).status).toBe(401);
    for (const path of ['/api/message-templates', `/api/message-templates/${documentId}`]) {
      expect((await fetch(cms.url + path)).status).toBe(404);
    }
  });

  test.each([
    [
      "a placeholder of nobody's",
      { text: 'Hello {customer}' },
      '{customer} cannot be filled in. Write {visitor}, {sales person}',
    ],
    ['half a placeholder', { text: 'Hello {visitor' }, 'A brace stands alone'],
    ['a blank text', { text: '   ' }, 'Write the text of the message'],
    ['a character nobody sees', { text: 'Hello\u0000' }, 'a character that cannot be seen'],
    ['a text that is too long', { text: 'क'.repeat(701) }, 'at most 700 characters'],
    ['no text', { text: null }, 'Write the text of the message'],
    ['an object for a text', { text: { toString: 'x' } }, 'Write the text of the message'],
    ['a blank name', { name: ' ' }, 'Write a name'],
    ['a name that is too long', { name: 'n'.repeat(61) }, 'at most 60'],
    ["a language of nobody's", { language: 'Klingon' }, 'language must be one of'],
  ])('refuse %s in a sentence, new and changed', async (_, rubbish, sentence) => {
    const documentId = await write(manager);
    const before = await atTheDesk(asha);
    for (const [method, path] of [
      ['POST', ENTRIES],
      ['PUT', `${ENTRIES}/${documentId}`],
    ] as const) {
      const response = await manager.ask(method, path, aTemplate(rubbish));
      const answer = await response.text();
      expect(response.status, answer).toBe(400);
      expect(answer).toContain(sentence);
    }
    expect(await atTheDesk(asha)).toEqual(before);
  });

  test('a copy of one is looked at too', async () => {
    const documentId = await write(manager);
    const copy = (body: object) => editor.ask('POST', `${ENTRIES}/clone/${documentId}`, body);
    const refused = await copy(aTemplate({ text: '{nobody}' }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('{nobody} cannot be filled in');
    expect((await copy(aTemplate({ name: 'Copied' }))).status).toBe(200);
  });

  test('an enquiry says in which language its person is spoken to, to who may see it', async () => {
    const lead = await enquire(someone({ mobile: someNumber(), email: someEmail() }));
    const opened = async () => (await (await asha.ask('GET', `/lead-desk/leads/${lead.id}`)).json()).data;
    expect((await opened()).language).toBeNull();
    const { version } = await personOf(asha, lead.person);
    const noted = await asha.ask('PUT', `/lead-desk/people/${lead.person}`, { language: 'Marathi', version });
    expect(noted.status, await noted.clone().text()).toBe(200);
    expect((await opened()).language).toBe('Marathi');
  });
});
