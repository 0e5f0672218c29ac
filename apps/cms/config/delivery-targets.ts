import { readFileSync } from 'node:fs';
import { z } from 'zod';

type Env = (key: string) => string | undefined;

const MAX_NAME = 60;
/** The targets that are mails. */
const TAKEN = ['desk', 'visitor', 'alarm'];

/** Which leads a target gets: every list that is given must hold the lead's own. */
const route = {
  projects: z.array(z.string().min(1)).optional(),
  categories: z.array(z.enum(['residential', 'commercial'])).optional(),
  sources: z.array(z.string().min(1)).optional(),
};
const desk = z.strictObject({ to: z.array(z.email()).min(1), ...route });

/** What must never stand in a file: its place in the environment, `$NAME`, stands there instead. */
const secretsOf = (env: Env) =>
  z.string().transform((given, context) => {
    const [, name] = /^\$([A-Z][A-Z0-9_]*)$/.exec(given) ?? [];
    if (name === undefined) {
      context.addIssue('must be the name of an environment variable such as $CRM_KEY');
      return z.NEVER;
    }
    const value = env(name);
    if (!value) {
      context.addIssue(`names $${name}, which is not set`);
      return z.NEVER;
    }
    return value;
  });

function schemaOf(env: Env) {
  const secret = secretsOf(env);
  const address = z.url({ protocol: /^https?$/ });
  const common = {
    // Stands in the ledger: stays the same for as long as deliveries to it are of interest.
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]*$/)
      .max(MAX_NAME)
      .refine((name) => !TAKEN.includes(name), 'is the name of a mail'),
    ...route,
  };
  return z.strictObject({
    desk: z.array(desk).default([]),
    webhooks: z
      .array(
        z.discriminatedUnion('preset', [
          // Some services hide a secret in the address itself.
          z.strictObject({
            ...common,
            preset: z.literal('standard'),
            url: z.union([secret, address]).pipe(address),
            secret,
          }),
          z.strictObject({
            ...common,
            preset: z.literal('selldo'),
            url: address.default('https://app.sell.do/api/leads/create'),
            apiKey: secret,
            srd: z.string().min(1),
          }),
          z.strictObject({
            ...common,
            preset: z.literal('leadsquared'),
            // The host differs from account to account: api-in21.leadsquared.com, api-us11.leadsquared.com …
            url: address,
            accessKey: secret,
            secretKey: secret,
            projectAttribute: z.string().min(1).optional(),
            // Cannot be undone there: who wants erasures passed on says so.
            eraseLeads: z.boolean().default(false),
          }),
          z.strictObject({
            ...common,
            preset: z.literal('hubspot'),
            url: address.default('https://api.hsforms.com/submissions/v3/integration/secure/submit'),
            portalId: z.string().regex(/^\d+$/),
            formId: z.uuid(),
            token: secret,
            // Where contacts are erased; that cannot be undone, so who wants it says so.
            apiUrl: address.default('https://api.hubapi.com'),
            eraseContacts: z.boolean().default(false),
            // HubSpot refuses a field that its form does not have.
            projectField: z.string().min(1).optional(),
          }),
          z.strictObject({
            ...common,
            preset: z.literal('salesforce'),
            url: address.default('https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8'),
            oid: z.string().regex(/^00D[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/),
            // Lead requires a company, which a home buyer has not.
            company: z.string().min(1).default('Private'),
            projectField: z.string().min(1).optional(),
          }),
        ]),
      )
      .default([])
      .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, 'every name must differ'),
  });
}

/** Where deliveries go, secrets filled in. */
export type TargetFile = z.infer<ReturnType<typeof schemaOf>>;
export type DeskRoute = TargetFile['desk'][number];
export type WebhookTarget = TargetFile['webhooks'][number];

/**
 * Reads who is told of leads.
 * @throws Error with one sentence naming the file and what is wrong in it, never a secret
 */
export function readTargetFile(env: Env): TargetFile {
  const file = env('LEAD_TARGETS_FILE');
  if (!file) return { desk: [], webhooks: [] };
  const refuse = (reason: string) =>
    new Error(`LEAD_TARGETS_FILE (${file}) ${reason}: docs/operations.md shows one.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refuse(error instanceof SyntaxError ? 'is no JSON' : 'cannot be read');
  }
  const parsed = schemaOf(env).safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw refuse(`is not right at ${issue?.path.join('.') || 'its top'}: ${issue?.message ?? ''}`);
}
