import { Agent, get } from 'node:http';

/** What came of reading a page once; moments as `performance.now()` tells them. */
export type Reading = {
  url: string;
  /** When it was asked for, and when it was there whole. */
  askedAt: number;
  endedAt: number;
  /** Its status, or the code of the error where no answer came. */
  status: number | string;
  /** The number that stands in its text; null: there is none. */
  edition: number | null;
};

function read(url: string, agent: Agent, edition: RegExp): Promise<Reading> {
  const askedAt = performance.now();
  const reading = (status: Reading['status'], text = ''): Reading => {
    const number = edition.exec(text)?.[1];
    return {
      url,
      askedAt,
      endedAt: performance.now(),
      status,
      edition: number === undefined ? null : Number(number),
    };
  };
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(reading(error.code ?? error.message));
    const request = get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('error', failed);
      response.on('end', () => resolve(reading(response.statusCode ?? 0, text)));
    });
    request.on('error', failed);
  });
}

/**
 * Reads pages in turn, so many a second however long answers take, until it is ended.
 * @param edition finds, as its first group, the number that tells one version of a page from the next
 */
export function readPages(urls: readonly string[], perSecond: number, edition: RegExp) {
  const agent = new Agent({ keepAlive: true });
  const under: Promise<Reading>[] = [];
  const began = performance.now();
  // Timers come late on a busy machine: what is due by then is asked at once.
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * perSecond) / 1000;
    while (under.length < due) under.push(read(urls[under.length % urls.length] ?? '', agent, edition));
  }, 5);
  return {
    /** How many a second were asked for in fact, and what came of each. */
    async end(): Promise<{ perSecond: number; readings: Reading[] }> {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      const readings = await Promise.all(under);
      agent.destroy();
      return { perSecond: under.length / seconds, readings };
    },
  };
}
