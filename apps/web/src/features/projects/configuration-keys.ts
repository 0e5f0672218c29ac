/** Words for the address, each once: `3 BHK court house` is `3-bhk-court-house`. */
export function configurationKeys(types: string[]): string[] {
  const keys: string[] = [];
  for (const type of types) {
    const word =
      type
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'unit';
    let key = word;
    for (let number = 2; keys.includes(key); number++) key = `${word}-${number}`;
    keys.push(key);
  }
  return keys;
}
