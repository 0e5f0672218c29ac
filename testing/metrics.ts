/** One scrape, as Prometheus reads it. */
export type Scrape = {
  /** Names as they stand in queries: of histograms also those of their parts. */
  names: Set<string>;
  /** The types that were declared, by name. */
  types: Map<string, string>;
  /** Every row with its labels, as it was written. */
  rows: Map<string, number>;
};

const ROW = /^([a-zA-Z_:][\w:]*)(\{.*\})? (\S+)$/;
const TYPE = /^# TYPE (\S+) (\S+)$/;

/** @throws Error with the line that is none of the format's */
function readScrape(text: string): Scrape {
  const scrape: Scrape = { names: new Set(), types: new Map(), rows: new Map() };
  for (const line of text.split('\n')) {
    const [, typed = '', type] = TYPE.exec(line) ?? [];
    if (type) {
      scrape.types.set(typed, type);
      // One that has no rows yet is there all the same.
      scrape.names.add(typed);
      continue;
    }
    if (line === '' || line.startsWith('# HELP ')) continue;
    const [, name, labels = '', value] = ROW.exec(line) ?? [];
    // The mean of what nobody has measured yet is no number, by design.
    const isNumber = /^nan$/i.test(value ?? '') || !Number.isNaN(Number(value));
    if (name === undefined || !isNumber) throw new Error(`This is no figure: ${line}`);
    scrape.names.add(name);
    scrape.rows.set(name + labels, Number(value));
  }
  return scrape;
}

/** Asks for figures as Prometheus does. @throws Error when that is not answered as it must be */
export async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(url);
  const type = response.headers.get('content-type');
  if (response.status !== 200 || !type?.startsWith('text/plain; version=0.0.4')) {
    throw new Error(`${url} answered ${response.status}, ${type}`);
  }
  return readScrape(await response.text());
}

/** Where a CMS of the tests tells its figures. */
export const metricsUrlOf = ({ env }: { env: Record<string, string> }) =>
  `http://127.0.0.1:${env.CMS_METRICS_PORT}/metrics`;
