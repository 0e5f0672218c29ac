import { createHash } from 'node:crypto';
import { compress, compressWell, isCompressible, unpack } from './compress';
import { type Encoding, encodings } from './encodings';

/** Bodies unpacked last: one that is asked for plain again and again is not unpacked each time. */
const MOST_UNPACKED = 8;
const unpacked = new Map<PackedBody, Promise<Buffer>>();

function unpackOnce(body: PackedBody, packed: Buffer): Promise<Buffer> {
  const plain = unpacked.get(body) ?? unpack(packed);
  unpacked.delete(body);
  unpacked.set(body, plain);
  const [oldest] = unpacked.keys();
  if (unpacked.size > MOST_UNPACKED && oldest) unpacked.delete(oldest);
  return plain;
}

/** The body of a page as it is kept: compressed once in both ways. The plain one is unpacked for who takes neither. */
export class PackedBody {
  /** A mark of this version, the same however it is packed: so it is a weak one. */
  readonly etag: string;
  readonly #packed: { br: Buffer; gzip: Buffer } | { plain: Buffer };

  private constructor(etag: string, packed: { br: Buffer; gzip: Buffer } | { plain: Buffer }) {
    this.etag = etag;
    this.#packed = packed;
  }

  static async of(plain: Buffer, type: string | undefined): Promise<PackedBody> {
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    if (!isCompressible(type, plain.length)) return new PackedBody(etag, { plain });
    const [br, gzip] = await Promise.all([compress(plain, 'br'), compress(plain, 'gzip')]);
    return new PackedBody(etag, { br, gzip });
  }

  get encodings(): readonly Encoding[] {
    return 'br' in this.#packed ? encodings : [];
  }

  /** What it takes of memory, in bytes. */
  get bytes(): number {
    return Object.values(this.#packed).reduce((sum, packed) => sum + packed.length, 0);
  }

  /** The body in one of its encodings; `null` for the plain one. */
  async as(encoding: Encoding | null): Promise<Buffer> {
    if ('plain' in this.#packed) return this.#packed.plain;
    return encoding === null ? unpackOnce(this, this.#packed.br) : this.#packed[encoding];
  }

  /** Packs it as small as it can be, which takes a while. */
  async shrink(): Promise<void> {
    if ('br' in this.#packed) this.#packed.br = await compressWell(await unpack(this.#packed.br));
  }
}
