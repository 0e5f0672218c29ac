import { createHmac, randomBytes } from 'node:crypto';
import { type HookCall, startHookServer } from './hook-server.ts';

/** What the CMS is set up with, and what this stand-in of Meta knows of it. */
export const WHATSAPP = {
  WHATSAPP_TOKEN: `EAAG${randomBytes(20).toString('hex')}`,
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_APP_SECRET: randomBytes(16).toString('hex'),
  WHATSAPP_VERIFY_TOKEN: randomBytes(16).toString('hex'),
  WHATSAPP_TEMPLATE: 'enquiry_received',
  WHATSAPP_TEMPLATE_LANGUAGE: 'en_GB',
};
/** With these visits are told by WhatsApp too. */
export const VISIT_TEMPLATES = {
  WHATSAPP_VISIT_BOOKED: 'visit_booked',
  WHATSAPP_VISIT_FREE_AGAIN: 'visit_free_again',
  WHATSAPP_VISIT_MOVED: 'visit_moved',
  WHATSAPP_VISIT_CANCELLED: 'visit_cancelled',
  WHATSAPP_VISIT_EVENING_BEFORE: 'visit_tomorrow',
  WHATSAPP_VISIT_SOON: 'visit_soon',
};
const VERSION = '/v24.0';
/** The approved templates: how many variables their text has, and their buttons with one. */
const APPROVED = new Map<string, { texts: number; buttons: number }>([
  [WHATSAPP.WHATSAPP_TEMPLATE, { texts: 3, buttons: 0 }],
  ...Object.values(VISIT_TEMPLATES).map((name): [string, { texts: number; buttons: number }] => [
    name,
    name === 'visit_cancelled' ? { texts: 4, buttons: 0 } : { texts: 5, buttons: 1 },
  ]),
]);

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** A refusal as Meta documents it. */
export const graphError = (status: number, code: number, message: string, details = 'What it means') =>
  json(status, {
    error: {
      message,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
    },
  });

/** As the Cloud API answers a message of a template: what is wrong with it in its own words, else the message's id. */
export function answerAsMeta({ method, path, headers, body }: HookCall) {
  const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (given !== WHATSAPP.WHATSAPP_TOKEN) {
    return graphError(401, 190, `Malformed access token ${given}`);
  }
  if (method !== 'POST' || path !== `${VERSION}/${WHATSAPP.WHATSAPP_PHONE_ID}/messages`) {
    return graphError(400, 100, `Unsupported ${method} request`);
  }
  const { messaging_product: product, to, type, template } = JSON.parse(body);
  if (product !== 'whatsapp' || type !== 'template') return graphError(400, 100, '(#100) Invalid parameter');
  const approved = APPROVED.get(template.name);
  if (!approved || template.language.code !== WHATSAPP.WHATSAPP_TEMPLATE_LANGUAGE) {
    return graphError(404, 132_001, '(#132001) Template name does not exist in the translation');
  }
  const [{ parameters }, ...buttons] = template.components;
  if (parameters.length !== approved.texts || buttons.length !== approved.buttons) {
    return graphError(400, 132_000, '(#132000) Number of parameters does not match');
  }
  const number = String(to).replace(/\D/g, '');
  return json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: number }],
    // As there, the number stands in it, in base64.
    messages: [{ id: wamidFor(number), message_status: 'accepted' }],
  });
}

/** The id of a message to or from a number. */
export const wamidFor = (number: string) =>
  `wamid.${Buffer.from(`${number}${randomBytes(9).toString('hex')}`).toString('base64')}`;

/** Meta's Cloud API on a port of its own; `answer` makes it answer otherwise. */
export async function startWhatsappCloud(port = 0) {
  const server = await startHookServer(port);
  server.answer(answerAsMeta);
  return { ...server, env: { ...WHATSAPP, WHATSAPP_API: `${server.url}${VERSION}` } };
}
export type WhatsappCloud = Awaited<ReturnType<typeof startWhatsappCloud>>;

/** What Meta signs its webhooks with. */
export const metaSignature = (body: string, secret = WHATSAPP.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
