import { describe, expect, test, vi } from 'vitest';
import { guardTemplates } from './guard-templates';
import { MESSAGE_TEMPLATE } from './message-templates';

const WHOLE = { name: 'Tried to call', language: 'English', text: 'Hello {visitor|}.' };

/** Saves as Strapi does. @returns the error it is refused with; null: it goes on to be stored */
async function save(action: string, data?: unknown, uid: string = MESSAGE_TEMPLATE) {
  const use = vi.fn();
  guardTemplates(Object.assign(Object.create(null), { documents: { use } }));
  const next = vi.fn(async () => 'stored');
  try {
    await use.mock.calls[0]?.[0]({ uid, action, params: data === undefined ? {} : { data } }, next);
  } catch (error) {
    expect(next).not.toHaveBeenCalled();
    return error;
  }
  expect(next).toHaveBeenCalledOnce();
  return null;
}

describe('a message template', () => {
  test.each([
    ['create', WHOLE],
    ['update', WHOLE],
    ['update', { language: 'Hindi' }],
    ['update', { text: 'Hello {visitor}.' }],
    ['update', { name: 'Another name' }],
    ['clone', {}],
    ['clone', undefined],
    ['delete', undefined],
  ])('goes on to be stored by %s of %j', async (action, data) => {
    expect(await save(action, data)).toBeNull();
  });

  test.each([
    ['create', { ...WHOLE, text: 'Hello {customer}' }, 'text', '{customer} cannot be filled in'],
    ['update', { text: 'Hello {customer}' }, 'text', '{customer} cannot be filled in'],
    ['clone', { text: 'Hello {customer}' }, 'text', '{customer} cannot be filled in'],
    ['create', { name: 'No text' }, 'text', 'Write the text'],
    ['update', { text: null }, 'text', 'Write the text'],
    ['update', { text: { toString: 'x' } }, 'text', 'Write the text'],
    ['create', { text: WHOLE.text }, 'name', 'Write a name'],
    ['update', { name: '  ' }, 'name', 'Write a name'],
    ['update', { name: 7 }, 'name', 'Write a name'],
  ])('is refused by %s of %j, at its field', async (action, data, field, sentence) => {
    expect(await save(action, data)).toMatchObject({
      message: expect.stringContaining(sentence),
      details: { errors: [{ path: [field], message: expect.stringContaining(sentence) }] },
    });
  });

  test('says everything that is wrong at once', async () => {
    expect(await save('create', {})).toMatchObject({
      details: { errors: [{ path: ['name'] }, { path: ['text'] }] },
    });
  });
});

test('what is no message template is not looked at', async () => {
  expect(await save('create', { text: '{customer}' }, 'api::city.city')).toBeNull();
});
