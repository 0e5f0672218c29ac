/*
 * Makes a TrueType font lighter to send: what browsers do not read goes (names, axes that are fixed by now, hints for
 * rasterisers of old), and its kerning is written once more, as one table of classes instead of three that overlap.
 */

const UNREAD = ['STAT', 'GDEF', 'gasp'];
/** Kerning is told in steps of this many units: an eighth of a pixel in a heading of 60 px, with 2,000 to the em. */
const KERNING_STEP = 8;
const EXTENSION = 9;
const PAIRS_BY_CLASS = 2;
const ADVANCE_OF_THE_FIRST = 4;

type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const [from, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(from, from + length));
  }
  return tables;
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * at);
  return bytes;
};

function fontOf(tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + 16 * names.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(names.length, 4);
  const parts = [directory];
  let from = directory.length;
  for (const [place, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const entry = 12 + 16 * place;
    directory.write(name, entry, 'latin1');
    directory.writeUInt32BE(sum, entry + 4);
    directory.writeUInt32BE(from, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    parts.push(padded);
    from += padded.length;
  }
  return Buffer.concat(parts);
}

function coverageOf(table: Buffer, at: number): number[] {
  const [format, count] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)];
  if (format === 1)
    return Array.from({ length: count }, (_, place) => table.readUInt16BE(at + 4 + 2 * place));
  return Array.from({ length: count }, (_, place) => at + 4 + 6 * place).flatMap((range) => {
    const [first, last] = [table.readUInt16BE(range), table.readUInt16BE(range + 2)];
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}

function classesOf(table: Buffer, at: number): Map<number, number> {
  const classes = new Map<number, number>();
  if (table.readUInt16BE(at) === 1) {
    const first = table.readUInt16BE(at + 2);
    for (let step = 0; step < table.readUInt16BE(at + 4); step += 1)
      classes.set(first + step, table.readUInt16BE(at + 6 + 2 * step));
    return classes;
  }
  for (let range = at + 4; range < at + 4 + 6 * table.readUInt16BE(at + 2); range += 6) {
    for (let glyph = table.readUInt16BE(range); glyph <= table.readUInt16BE(range + 2); glyph += 1)
      classes.set(glyph, table.readUInt16BE(range + 4));
  }
  return classes;
}

/** The kerning of each pair of glyphs; the first subtable that knows a pair decides, as shapers do it. */
function kerningOf(table: Buffer, glyphs: number): number[][] {
  const kerning = Array.from({ length: glyphs }, () => new Array<number | null>(glyphs).fill(null));
  const lookups = table.readUInt16BE(8);
  const lookup = lookups + table.readUInt16BE(lookups + 2);
  if (table.readUInt16BE(lookups) !== 1) throw new Error('The font positions more than pairs');
  for (let place = 0; place < table.readUInt16BE(lookup + 4); place += 1) {
    let at = lookup + table.readUInt16BE(lookup + 6 + 2 * place);
    if (table.readUInt16BE(lookup) === EXTENSION) at += table.readUInt32BE(at + 4);
    if (table.readUInt16BE(at + 4) !== ADVANCE_OF_THE_FIRST || table.readUInt16BE(at + 6) !== 0)
      throw new Error('The font kerns by more than an advance');
    const covered = coverageOf(table, at + table.readUInt16BE(at + 2));
    const byClass = table.readUInt16BE(at) === PAIRS_BY_CLASS;
    const first = byClass ? classesOf(table, at + table.readUInt16BE(at + 8)) : null;
    const second = byClass ? classesOf(table, at + table.readUInt16BE(at + 10)) : null;
    for (const [nth, glyph] of covered.entries()) {
      const row = kerning[glyph] ?? [];
      if (first && second) {
        const start = at + 16 + 2 * (first.get(glyph) ?? 0) * table.readUInt16BE(at + 14);
        for (let next = 0; next < glyphs; next += 1)
          row[next] ??= table.readInt16BE(start + 2 * (second.get(next) ?? 0));
      } else {
        const pairs = at + table.readUInt16BE(at + 10 + 2 * nth);
        for (let pair = pairs + 2; pair < pairs + 2 + 4 * table.readUInt16BE(pairs); pair += 4)
          row[table.readUInt16BE(pair)] ??= table.readInt16BE(pair + 2);
      }
    }
  }
  return kerning.map((row) => row.map((value) => KERNING_STEP * Math.round((value ?? 0) / KERNING_STEP)));
}

/** Which lines of a table are alike: the class of each, and one line of each class. */
function alike(lines: number[][]): { classOf: number[]; examples: number[] } {
  const classes = new Map<string, number>();
  const examples: number[] = [];
  const classOf = lines.map((line, place) => {
    const key = line.join();
    const known = classes.get(key);
    if (known !== undefined) return known;
    classes.set(key, examples.length);
    return examples.push(place) - 1;
  });
  return { classOf, examples };
}

function kerningTable(old: Buffer, kerning: number[][]): Buffer {
  // Class 0 of the second glyphs is that of the first of them, `.notdef`, which nothing is kerned with.
  const second = alike(kerning.map((_, place) => kerning.map((row) => row[place] ?? 0)));
  const covered = kerning.flatMap((row, glyph) => (row.some((value) => value !== 0) ? [glyph] : []));
  const first = alike(covered.map((glyph) => kerning[glyph] ?? []));
  const rows = first.examples.map((place) => kerning[covered[place] ?? 0] ?? []);
  const values = words(...rows.flatMap((row) => second.examples.map((place) => row[place] ?? 0)));
  const coverage = words(1, covered.length, ...covered);
  const from = covered[0] ?? 0;
  const firstOf = new Map(covered.map((glyph, place) => [glyph, first.classOf[place] ?? 0]));
  const span = Array.from(
    { length: (covered.at(-1) ?? 0) - from + 1 },
    (_, step) => firstOf.get(from + step) ?? 0,
  );
  const firstClasses = words(1, from, span.length, ...span);
  const secondClasses = words(1, 0, second.classOf.length, ...second.classOf);
  const covers = 16 + values.length;
  const starts = [covers + coverage.length, covers + coverage.length + firstClasses.length];
  const pairs = words(
    ...[PAIRS_BY_CLASS, covers, ADVANCE_OF_THE_FIRST, 0],
    ...[...starts, first.examples.length, second.examples.length],
  );
  const [scripts, features, lookups] = [old.readUInt16BE(4), old.readUInt16BE(6), old.readUInt16BE(8)];
  const flags = old.readUInt16BE(lookups + old.readUInt16BE(lookups + 2) + 2);
  return Buffer.concat([
    words(1, 0, 10, 10 + features - scripts, 10 + lookups - scripts),
    old.subarray(scripts, lookups),
    words(1, 4, 2, flags, 1, 8),
    ...[pairs, values, coverage, firstClasses, secondClasses],
  ]);
}

/** @param font a TrueType font whose only positioning is kerning of pairs */
export function lightenFont(font: Buffer): Buffer {
  const tables = tablesOf(font);
  for (const name of UNREAD) tables.delete(name);
  tables.set('name', words(0, 0, 6));
  const [positions, most] = [tables.get('GPOS'), tables.get('maxp')];
  if (!positions || !most) throw new Error('The font has no kerning');
  tables.set('GPOS', kerningTable(positions, kerningOf(positions, most.readUInt16BE(4))));
  return fontOf(tables);
}
