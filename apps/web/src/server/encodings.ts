/** The ways in which a body can be kept, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** What a visitor says of each way, from 0 (not at all) to 1; `*` stands for those not named (RFC 9110, 12.5.3). */
function weightsIn(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (name !== '' && weight >= 0 && weight <= 1) weights.set(name, weight);
  }
  return weights;
}

/**
 * The way a visitor takes a body: the one liked best, the smaller of two liked alike.
 * @param accepted the header `Accept-Encoding`; a visitor who says nothing takes the plain body
 * @param available what there is beside the plain body
 * @returns `null` for the plain body
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: readonly Encoding[],
): Encoding | null {
  if (!accepted) return null;
  const weights = weightsIn(accepted);
  const others = weights.get('*') ?? 0;
  let best: Encoding | null = null;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? others;
    if (!available.includes(encoding) || weight === 0) continue;
    if (best === null ? weight >= bestWeight : weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Whether the visitor has this version already (`If-None-Match`); compared weakly, as RFC 9110, 13.1.2 says. */
export function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag));
}
