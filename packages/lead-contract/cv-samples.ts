import { crc32, deflateRawSync } from 'node:zlib';

/*
 * CVs for tests, good and bad, made from the ground up: no library writes what somebody writes who means ill.
 */

type Part = {
  name: string;
  content?: Buffer | string;
  /** What is written of it instead of the truth. */
  says?: { bytes?: number; crc?: number; localName?: string; flags?: number };
};

function headers({ name, content = '', says = {} }: Part, offset: number) {
  const plain = Buffer.from(content);
  const packed = deflateRawSync(plain);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(says.flags ?? 0, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(says.crc ?? crc32(plain), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(says.bytes ?? plain.length, 18);
  const named = (text: string) => {
    const copy = Buffer.from(fields);
    copy.writeUInt16LE(Buffer.byteLength(text), 22);
    return copy;
  };
  const localName = says.localName ?? name;
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), named(localName), Buffer.from(localName), packed]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    named(name),
    rest,
    Buffer.from(name),
  ]);
  return { local, central };
}

/** An archive of these parts. */
export function aZip(parts: Part[]): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { local, central } = headers(part, offset);
    locals.push(local);
    list.push(central);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** `[Content_Types].xml` of a Word document. */
export const contentTypes = (main = MAIN, before = '') =>
  `<?xml version="1.0"?>${before}<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** A Word document with these parts beside what makes it one. */
export const aDocx = (more: Part[] = [], types = contentTypes()): Buffer =>
  aZip([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document><w:body>Twelve sites.</w:body></w:document>' },
    ...more,
  ]);

/** A PDF of one empty page, with objects of one's own. */
export function aPdf(object = '', padding = 0): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n${object}\n%${'x'.repeat(padding)}\n`;
  return Buffer.from(
    `${body}trailer\n<</Root 1 0 R/Size 3>>\nstartxref\n${String(body.length).padStart(10, '0')}\n%%EOF\n`,
    'latin1',
  );
}
