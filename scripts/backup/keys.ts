import { readFile, writeFile } from 'node:fs/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '../step.ts';

const IDENTITY = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

/**
 * Makes a key pair as age-keygen does.
 * @param file must not exist yet; gets the secret half, mode 0600
 * @returns the public half, for `BACKUP_RECIPIENT`
 * @throws Refusal when the file exists
 */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
    throw new Refusal(`${file} cannot be written: ${error.code}. A key is never written over another file.`);
  });
  return recipient;
}

/**
 * The secret half out of a file as age-keygen writes them.
 * @throws Refusal naming the file, never what is in it
 */
export async function readIdentity(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw new Refusal(`The key ${file} cannot be read: ${error.code}.`);
  });
  const line = text.split('\n').find((one) => IDENTITY.test(one.trim()));
  if (!line) throw new Refusal(`${file} holds no key: a line that begins with AGE-SECRET-KEY-1 is missing.`);
  return line.trim();
}
