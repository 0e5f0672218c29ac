import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a developer of homes talks about. Whatever says one of these belongs to a feature. */
const DOMAIN =
  /project|enquir|\b(?:an?|every|website) leads?\b|\bhomes?\b|\bflats?\b|\boffices?\b|apartment|rera\b|shortlist|brochure|floor.?plan|reviewer|testimonial|tower|buyer|tenant|carpet.?area|configuration|\bblogs?\b|\bnews\b|career|\bnearby\b|possession/i;

// A key of the keyboard.
const MEANS_ANOTHER = /\bHome: \(\) =>/g;

const sources = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.tsx?$/.test(name));

it.each(sources)('ui/%s knows no domain word', (name) => {
  const lines = readFileSync(`${import.meta.dirname}/${name}`, 'utf8').split('\n');
  const said = lines.filter((line) => DOMAIN.test(line.replaceAll(MEANS_ANOTHER, '')));
  expect(said).toEqual([]);
});
