import { slug } from '../../config/slug';

/** Words for the address, each once: `3 BHK court house` is `3-bhk-court-house`. */
export function configurationKeys(types: string[]): string[] {
  const keys: string[] = [];
  for (const type of types) {
    const word = slug(type) || 'unit';
    let key = word;
    for (let number = 2; keys.includes(key); number++) key = `${word}-${number}`;
    keys.push(key);
  }
  return keys;
}
