import type { IncomingMessage } from 'node:http';
import { counters } from './counters';

/** Thrown where a body is not taken; the visitor is told why with this status. */
export class BodyRefused extends Error {
  readonly status: 408 | 413 | 503;

  constructor(status: 408 | 413 | 503) {
    super(`A body was refused with ${status}`);
    this.status = status;
  }
}

/** Thrown where the visitor left before the body had come. */
export class VisitorGone extends Error {}

type Limits = {
  mostBytes: number;
  /** How long one may take to arrive, in milliseconds; the server's own patience is that of the largest. */
  mostMs: number;
  /** Bodies under way at once. */
  mostAtOnce: number;
  /** A body that has been under way for longer makes room for a new one, in milliseconds. */
  undisturbedMs: number;
};

type Arriving = { since: number; refuse: (status: 408) => void };

/**
 * Bodies on their way in. A form arrives within a moment of its headers: where many crawl, it is the oldest of them that
 * makes room, so that crawling bodies never keep a form out. One that takes too long ends with 408.
 */
export class ArrivingBodies {
  readonly #limits: Limits;
  /** The oldest first. */
  readonly #underWay = new Set<Arriving>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get underWay(): number {
    return this.#underWay.size;
  }

  /** Reads a body whole. @throws BodyRefused, VisitorGone */
  async read(request: IncomingMessage): Promise<Buffer> {
    if (Number(request.headers['content-length'] ?? 0) > this.#limits.mostBytes) throw tooLarge();
    this.#makeRoom();
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const arriving: Arriving = {
        since: performance.now(),
        refuse: (status) => end(() => reject(new BodyRefused(status))),
      };
      const late = setTimeout(() => {
        counters.refusedSlow += 1;
        arriving.refuse(408);
      }, this.#limits.mostMs);
      const end = (settle: () => void) => {
        clearTimeout(late);
        this.#underWay.delete(arriving);
        request.off('data', take).off('end', finish).off('close', leave).off('error', leave);
        settle();
      };
      const take = (part: Buffer) => {
        bytes += part.length;
        if (bytes > this.#limits.mostBytes) end(() => reject(tooLarge()));
        else parts.push(part);
      };
      const finish = () => end(() => resolve(Buffer.concat(parts)));
      const leave = () => end(() => reject(new VisitorGone()));
      this.#underWay.add(arriving);
      request.on('data', take).once('end', finish).once('close', leave).once('error', leave);
    });
  }

  #makeRoom(): void {
    if (this.#underWay.size < this.#limits.mostAtOnce) return;
    const [oldest] = this.#underWay;
    if (!oldest || performance.now() - oldest.since < this.#limits.undisturbedMs) {
      counters.refusedBusy += 1;
      throw new BodyRefused(503);
    }
    counters.refusedSlow += 1;
    oldest.refuse(408);
  }
}

function tooLarge(): BodyRefused {
  counters.refusedTooLarge += 1;
  return new BodyRefused(413);
}
