import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SEED_DIR } from './read-data.mts';

// Spec section 2: what each of the two texts covers.
it.each([
  [
    'privacy-policy',
    [
      /name, email/i,
      /reply/i,
      /third.part/i,
      /SMS/,
      /WhatsApp/,
      /do-not-disturb/i,
      /opt out|stop/i,
      /updat|change/i,
    ],
  ],
  [
    'disclaimer',
    [
      /accura/i,
      /liab/i,
      /third.part/i,
      /intellectual property/i,
      /data protection|privacy/i,
      /Indian law|laws? of India/i,
    ],
  ],
])('the %s says what it must', (file, statements) => {
  const text = readFileSync(path.join(SEED_DIR, 'legal', `${file}.md`), 'utf8');
  for (const statement of statements) expect(text).toMatch(statement);
});
