import { webAddress } from './addresses';

type Env = (key: string) => string | undefined;

/** Two buckets of one S3-compatible store: everybody may fetch what lies in one, nobody what lies in the other. */
export type BucketConfig = {
  endpoint: string;
  region: string;
  open: string;
  private: string;
  keyId: string;
  secret: string;
};

const VARIABLES = [
  'BUCKET_ENDPOINT',
  'BUCKET_REGION',
  'BUCKET_PUBLIC',
  'BUCKET_PRIVATE',
  'BUCKET_KEY_ID',
  'BUCKET_SECRET',
] as const;
type Variable = (typeof VARIABLES)[number];

/** As every S3-compatible store takes them. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]+$/i;

function checkShape(values: Record<Variable, string>, name: Variable, shape: RegExp, what: string): void {
  if (!shape.test(values[name])) throw new Error(`${name} is "${values[name]}": set it to ${what}.`);
}

/**
 * The buckets that uploads are kept in; null where none of the variables is set, and folders hold them.
 * @throws Error with one sentence naming the variable, when some are missing or one cannot be right
 */
export function bucketConfig(env: Env): BucketConfig | null {
  const values = Object.fromEntries(VARIABLES.map((name) => [name, env(name) || ''])) as Record<
    Variable,
    string
  >;
  const missing = VARIABLES.filter((name) => values[name] === '');
  if (missing.length === VARIABLES.length) return null;
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} must be set too: uploads lie in a bucket with all of ${VARIABLES.join(', ')}, and in folders with none.`,
    );
  }
  const endpoint = webAddress(env, 'BUCKET_ENDPOINT', '');
  if (endpoint.pathname !== '/' || endpoint.search || endpoint.username) {
    throw new Error(
      `BUCKET_ENDPOINT is "${values.BUCKET_ENDPOINT}": set it to the address of the store alone, such as https://s3.ap-south-1.amazonaws.com.`,
    );
  }
  checkShape(
    values,
    'BUCKET_REGION',
    REGION,
    'a region such as ap-south-1, or us-east-1 where the store has none',
  );
  for (const name of ['BUCKET_PUBLIC', 'BUCKET_PRIVATE'] as const)
    checkShape(
      values,
      name,
      BUCKET_NAME,
      'the name of a bucket (3 to 63 small letters, digits, dots and hyphens)',
    );
  if (values.BUCKET_PUBLIC === values.BUCKET_PRIVATE) {
    throw new Error(
      'BUCKET_PRIVATE and BUCKET_PUBLIC are the same bucket: gated files need one that nobody else reads.',
    );
  }
  return {
    endpoint: endpoint.origin,
    region: values.BUCKET_REGION,
    open: values.BUCKET_PUBLIC,
    private: values.BUCKET_PRIVATE,
    keyId: values.BUCKET_KEY_ID,
    secret: values.BUCKET_SECRET,
  };
}
