const LATIN_ACCENTS = /(\p{Script=Latin})[\u0300-\u036f]+/gu;

/**
 * A name as it stands in an address or an id: `Koregaon Park` is `koregaon-park`, `बाणेर येथे` is `बाणेर-येथे`. Letters of
 * any script keep the signs that belong to them; those of Latin lose their accents. Empty for what has neither letter
 * nor number.
 * @param longest characters
 */
export function slug(name: string, longest = Number.POSITIVE_INFINITY): string {
  const words = name
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return words.replace(/^-/, '').slice(0, longest).replace(/-$/, '');
}
