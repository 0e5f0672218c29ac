import { describe, expect, it } from 'vitest';
import { cvName, judgeCv } from './cv-file.ts';
import { aDocx, aPdf, aZip, contentTypes } from './cv-samples.ts';
import { CV_MAX_BYTES } from './lengths.ts';

const cut = (file: Buffer, bytes: number) => file.subarray(0, file.length - bytes);
const written = (content: string) => ({ name: 'word/_rels/settings.xml.rels', content });
const rels = (target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  content: `<Relationship Type="http://x/attachedTemplate" Target="${target}" TargetMode="External"/>`,
});
const padding = CV_MAX_BYTES - aPdf().length;

describe('a CV is taken', () => {
  it.each([
    ['a PDF', aPdf(), 'pdf'],
    ['a PDF of exactly 5 MB', aPdf('', padding), 'pdf'],
    ['a PDF with lines behind its end', Buffer.concat([aPdf(), Buffer.from('\r\n\n')]), 'pdf'],
    [
      'a PDF with a form that is called like a program',
      aPdf('3 0 obj\n<</T(x)/JavaScripts 1>>\nendobj'),
      'pdf',
    ],
    ['a Word document', aDocx(), 'docx'],
    ['one with a picture', aDocx([{ name: 'word/media/image1.png', content: Buffer.alloc(90_000) }]), 'docx'],
    [
      'one with a link in its text',
      aDocx([
        written('<Relationship Type="http://x/hyperlink" Target="https://a.example" TargetMode="External"/>'),
      ]),
      'docx',
    ],
    ['one made from a template of its writer', aDocx([rels('file:///C:\\Users\\asha\\Normal.dotm')]), 'docx'],
  ])('%s', async (_, file, kind) => {
    expect(await judgeCv(file)).toEqual({ ok: true, kind });
  });
});

const hostile: [string, Buffer, string][] = [
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['5 MB and a byte', aPdf('', padding + 1), 'too large'],
  [
    'an SVG drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'wrong kind',
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong kind'],
  ['a program of Windows', Buffer.from('MZ\x90\x00\x03'), 'wrong kind'],
  ['a program of Linux', Buffer.from('\x7fELF\x02\x01'), 'wrong kind'],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'wrong kind'],
  ['rich text', Buffer.from('{\\rtf1 hello}'), 'wrong kind'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrong kind'],
  ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), aPdf()]), 'wrong kind'],
  ['a PDF behind a program', Buffer.concat([Buffer.from('MZ'), aPdf()]), 'wrong kind'],
  [
    'a PDF with a page in its first line',
    Buffer.from(aPdf().toString('latin1').replace('\n', '\n%<html><script>\n')),
    'wrong kind',
  ],
  [
    'a PDF that is an archive too',
    Buffer.from(
      `${aPdf()
        .toString('latin1')
        .replace('trailer', `PK\x05\x06${'\0'.repeat(16)}\xff\xfftrailer`)}`,
      'latin1',
    ),
    'wrong kind',
  ],
  ['a PDF with an archive behind it', Buffer.concat([aPdf(), aDocx()]), 'damaged'],
  ['a PDF cut off', cut(aPdf(), 20), 'damaged'],
  [
    'a PDF whose table is nowhere',
    Buffer.from(
      aPdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n9999999999'),
    ),
    'damaged',
  ],
  ['a PDF of nothing', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'damaged'],
  ['a PDF of a million objects', aPdf('3 0 obj\nendobj\n'.repeat(60_000)), 'damaged'],
  ['a PDF that runs', aPdf('3 0 obj\n<</S/JavaScript/JS(app.alert(1))>>\nendobj'), 'active'],
  [
    'a PDF that runs, in other letters',
    aPdf('3 0 obj\n<</S/J#61vaScript/JS(app.alert(1))>>\nendobj'),
    'active',
  ],
  ['a PDF that starts a program', aPdf('3 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj'), 'active'],
  ['a PDF with a password', aPdf('3 0 obj\n<</Encrypt 4 0 R>>\nendobj'), 'locked'],
  ['an archive of anything', aZip([{ name: 'a.txt', content: 'a' }]), 'wrong kind'],
  [
    'a spreadsheet',
    aZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml' }]),
    'wrong kind',
  ],
  ['a document that says it is a spreadsheet', aDocx([], contentTypes('application/x-sheet')), 'wrong kind'],
  ['a document with macros', aDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), 'active'],
  [
    'a document with macros under another name',
    aDocx([], contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')),
    'active',
  ],
  ['a document with a control', aDocx([{ name: 'word/activeX/activeX1.bin' }]), 'active'],
  ['a document with a program in it', aDocx([{ name: 'word/embeddings/run.exe', content: 'MZ' }]), 'active'],
  ['a document that fetches its template', aDocx([rels('https://example.com/t.dotm')]), 'active'],
  ['a document that fetches its template from a share', aDocx([rels('file://host/share/t.dotm')]), 'active'],
  [
    'a document that fetches its template in other quotes',
    aDocx([
      written(
        `<Relationship Type='http://x/attachedTemplate' Target='https://a.example/t' TargetMode='External'/>`,
      ),
    ]),
    'active',
  ],
  [
    'a document with an object from elsewhere',
    aDocx([
      written(
        '<Relationship Type="http://x/oleObject" Target="mhtml:https://a.example" TargetMode="External"/>',
      ),
    ]),
    'active',
  ],
  [
    'a document that writes what it fetches in references',
    aDocx([
      written(
        '<Relationship Type="http://x/ole&#79;bject" Target="https://a.example" TargetMode="External"/>',
      ),
    ]),
    'active',
  ],
  [
    'a document that defines entities',
    aDocx([], contentTypes(undefined, '<!DOCTYPE a [<!ENTITY b "b">]>')),
    'active',
  ],
  ['an encrypted archive', aDocx([{ name: 'word/a.xml', content: 'x', says: { flags: 1 } }]), 'locked'],
  ['a way out of the folder', aDocx([{ name: '../../etc/cron.d/x', content: 'x' }]), 'damaged'],
  ['a way to the root', aDocx([{ name: '/etc/passwd', content: 'x' }]), 'damaged'],
  ['a way out in the letters of Windows', aDocx([{ name: '..\\..\\x', content: 'x' }]), 'damaged'],
  ['a drive', aDocx([{ name: 'C:x', content: 'x' }]), 'damaged'],
  ['one name twice', aDocx([{ name: 'word/DOCUMENT.xml', content: 'x' }]), 'damaged'],
  [
    'two names of one part',
    aDocx([{ name: 'word/a.xml', content: 'x', says: { localName: 'word/b.xml' } }]),
    'damaged',
  ],
  ['a bomb that says so', aDocx([{ name: 'word/a.xml', content: Buffer.alloc(70_000_000) }]), 'damaged'],
  [
    'a bomb that does not say so',
    aDocx([{ name: 'word/a.xml', content: Buffer.alloc(9_000_000), says: { bytes: 10 } }]),
    'damaged',
  ],
  [
    'a bomb in many parts',
    aDocx(
      Array.from({ length: 9 }, (_, at) => ({ name: `word/${at}.xml`, content: Buffer.alloc(8_000_000) })),
    ),
    'damaged',
  ],
  ['a bomb in the list of types', aDocx([], contentTypes() + ' '.repeat(2_000_000)), 'damaged'],
  [
    'a thousand parts',
    aDocx(Array.from({ length: 1000 }, (_, at) => ({ name: `word/${at}.xml` }))),
    'damaged',
  ],
  ['a part with another sum', aDocx([{ name: 'word/a.xml', content: 'x', says: { crc: 1 } }]), 'damaged'],
  ['a document cut off', cut(aDocx(), 10), 'damaged'],
  ['a document with something behind it', Buffer.concat([aDocx(), Buffer.from('MZ')]), 'damaged'],
  [
    'a document with something before what it lists',
    Buffer.concat([aZip([{ name: 'a' }]), aDocx()]),
    'damaged',
  ],
];

it.each(hostile)('%s is no CV', async (_, file, fault) => {
  expect(await judgeCv(file)).toEqual({ ok: false, fault });
});

it('no file of any length or change of one byte makes it throw', async () => {
  for (const file of [aPdf(), aDocx()]) {
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      await judgeCv(changed);
      await judgeCv(file.subarray(0, at));
    }
  }
});

it.each([
  ['Asha Rao – CV.pdf', 'Asha Rao – CV.pdf'],
  ['आशा राव.PDF', 'आशा राव.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['a"b<c>\r\nSet-Cookie: x.pdf', 'abcSet-Cookie x.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['', 'CV.pdf'],
  ['..', 'CV.pdf'],
  ['%2e%2e%2f', '2e2e2f.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
])('a file called %j is kept as %j', (said, name) => {
  expect(cvName(said, 'pdf')).toBe(name);
});
