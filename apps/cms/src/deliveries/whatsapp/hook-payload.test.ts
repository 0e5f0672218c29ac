import { expect, test } from 'vitest';
import { readHook } from './hook-payload';

const PHONE_ID = '106540352242922';
const metadata = { display_phone_number: '15550783881', phone_number_id: PHONE_ID };
const message = {
  from: '919812345678',
  id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgASGBQzQTRBNjU5OUFFRTAzODEwMTQ0RgA=',
  timestamp: '1749416383',
  type: 'text',
  text: { body: 'Does it come in another colour?' },
};
const status = {
  id: 'wamid.HBgLMTY1MDM4Nzk0MzkVAgARGBI3MTE5MjVBOTE3MDk5QUVFM0YA',
  status: 'delivered',
  timestamp: '1750263773',
  recipient_id: '919812345678',
  biz_opaque_callback_data: 'whatsapp-SH-7K4Q2',
};
const notice = (value: object, field = 'messages', object = 'whatsapp_business_account') =>
  Buffer.from(JSON.stringify({ object, entry: [{ id: '102290129340398', changes: [{ value, field }] }] }));
const ours = (value: object) =>
  readHook(notice({ messaging_product: 'whatsapp', metadata, ...value }), PHONE_ID);

test('what Meta documents is read: what somebody wrote, and what became of a message of ours', () => {
  const contacts = [{ profile: { name: 'Asha' }, wa_id: '919812345678' }];
  expect(ours({ contacts, messages: [message] })).toMatchObject({ messages: [message], unread: 0 });
  expect(ours({ statuses: [status] })).toMatchObject({ messages: [], unread: 0 });
  expect(ours({ statuses: [status] })?.statuses[0]?.biz_opaque_callback_data).toBe('whatsapp-SH-7K4Q2');
});

test.each([
  ['no JSON', Buffer.from('{"object":')],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00])],
  ['nothing', Buffer.from('')],
  ['another product', notice({ metadata }, 'messages', 'page')],
  ['no changes', Buffer.from('{"object":"whatsapp_business_account","entry":[{}]}')],
  ['a list', Buffer.from('[]')],
])('%s is no notice', (_, raw) => {
  expect(readHook(raw, PHONE_ID)).toBeNull();
});

test('what is not known is passed by and counted, and costs nothing beside it', () => {
  const strange = [
    { ...message, from: 'asha' },
    { ...message, timestamp: '-1' },
    { ...message, id: 'x'.repeat(301) },
    null,
    7,
  ];
  expect(ours({ messages: [...strange, message] })).toMatchObject({ messages: [message], unread: 5 });
  const others = [
    { ...status, status: 'played' },
    { ...status, biz_opaque_callback_data: undefined },
  ];
  expect(ours({ statuses: [...others, status] })).toMatchObject({
    statuses: [{ status: 'delivered' }],
    unread: 2,
  });
  expect(readHook(notice({ event: 'APPROVED' }, 'message_template_status_update'), PHONE_ID)).toEqual({
    statuses: [],
    messages: [],
    unread: 1,
  });
});

test('another number of the same account is none of ours', () => {
  const raw = notice({ metadata: { ...metadata, phone_number_id: '1' }, messages: [message] });
  expect(readHook(raw, PHONE_ID)).toEqual({ statuses: [], messages: [], unread: 1 });
});
