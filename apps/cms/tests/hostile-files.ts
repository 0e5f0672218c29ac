import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aFilm } from '../../../testing/films.ts';
import { aDrawing, aPdf, aPhoto, redOverBlue } from './picture-files.ts';

/** A file no editor should get into the library, and what they are told. */
export type HostileFile = { what: string; name: string; type: string; content: Buffer; sentence: RegExp };

const NONE_OF_OURS = /is no JPEG, PNG, WebP, AVIF, MP4, WebM or PDF file, whatever it is called\.$/;
const DAMAGED = /is damaged: the picture cannot be read to its end\.$/;
const DAMAGED_FILM = /is damaged: the film cannot be read to its end\.$/;
const DRAWING = /is an SVG drawing, which can hold programs: save it as PNG or WebP\.$/;
const CRC_BYTES = 4;

const text = (content: string) => Buffer.from(content);
const SCRIPT = '<script>alert(1)</script>';

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  // No reader of ours looks at the checksum of a chunk it does not draw.
  return Buffer.concat([head, data, Buffer.alloc(CRC_BYTES)]);
}

/** Its header promises this size; the pixels of one line follow. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    withChecksum('IHDR', header),
    withChecksum('IDAT', deflateSync(Buffer.alloc(1 + Math.ceil(width / 8)))),
    withChecksum('IEND', Buffer.alloc(0)),
  ]);
  return png;
}

function withChecksum(type: string, data: Buffer): Buffer {
  const whole = chunk(type, data);
  const { crc32 } = process.getBuiltinModule('node:zlib');
  whole.writeUInt32BE(crc32(whole.subarray(4, -CRC_BYTES)), whole.length - CRC_BYTES);
  return whole;
}

/** Puts bytes in front of a PNG's last chunk. */
function insertIntoPng(png: Buffer, ...parts: Buffer[]): Buffer {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), ...parts, png.subarray(end)]);
}

/** Puts a segment behind the start of a JPEG. */
function insertIntoJpeg(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose frame says it is as large as the format allows. */
function jpegOfPromises(jpeg: Buffer): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = lying.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(lying[at + 1] ?? 0));
  lying.writeUInt16BE(65_500, frame + 5);
  lying.writeUInt16BE(65_500, frame + 7);
  return lying;
}

function corrupted(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  copy.fill(0x55, copy.length >> 1, (copy.length >> 1) + 400);
  return copy;
}

const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.6));
const aZip = Buffer.concat([text('PK\u0003\u0004program'), text('PK\u0005\u0006'), Buffer.alloc(18)]);

/** Every kind of file that must be refused, made anew for each run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const photo = aPhoto(320, 200);
  const [jpeg, png, webp, avif] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
    photo.clone().avif({ effort: 0 }).toBuffer(),
  ]);
  const frames = await redOverBlue(40, 80).raw().toBuffer();
  const moving = await sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .webp()
    .toBuffer();
  const gif = await aDrawing(20, 20).gif().toBuffer();
  const tiff = await aDrawing(20, 20).tiff().toBuffer();
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`);
  const pdf = aPdf();

  const of = (what: string, name: string, type: string, content: Buffer, sentence: RegExp): HostileFile => ({
    what,
    name,
    type,
    content,
    sentence,
  });
  return [
    of('a page', 'page.html', 'text/html', text(`<html>${SCRIPT}</html>`), NONE_OF_OURS),
    of('a page called a PNG', 'page.png', 'image/png', text(`<html>${SCRIPT}</html>`), NONE_OF_OURS),
    of('a page called a PDF', 'page.pdf', 'application/pdf', text(`<html>${SCRIPT}</html>`), NONE_OF_OURS),
    of('a program', 'tool.exe', 'application/octet-stream', text('MZ\u0000\u0000'), NONE_OF_OURS),
    of('a PHP program called a JPEG', 'shell.jpg', 'image/jpeg', text('<?php phpinfo();'), NONE_OF_OURS),
    of('text called a WebP', 'note.webp', 'image/webp', text('A note'), NONE_OF_OURS),
    of('a GIF', 'dance.gif', 'image/gif', gif, NONE_OF_OURS),
    of('a TIFF', 'scan.tiff', 'image/tiff', tiff, NONE_OF_OURS),
    of('an icon', 'old.ico', 'image/x-icon', Buffer.from('00000100010010100000', 'hex'), NONE_OF_OURS),
    of('an archive', 'many.zip', 'application/zip', aZip, NONE_OF_OURS),
    of('an archive called a PDF', 'papers.pdf', 'application/pdf', aZip, NONE_OF_OURS),
    of(
      'the beginning of a film',
      'walk.mp4',
      'video/mp4',
      text('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isomiso2'),
      DAMAGED_FILM,
    ),
    of(
      'a film called an AVIF',
      'walk.avif',
      'image/avif',
      aFilm('silent.webm'),
      /let its name end in \.webm\.$/,
    ),
    of(
      'a film sent as a picture',
      'walk.webm',
      'image/avif',
      aFilm('silent.webm'),
      /was sent as image\/avif/,
    ),
    of('half a film', 'half.mp4', 'video/mp4', cut(aFilm('with-sound-and-place.mp4')), DAMAGED_FILM),
    of('half a WebM', 'half.webm', 'video/webm', aFilm('silent.webm').subarray(0, 200), DAMAGED_FILM),
    of(
      'a film of a Mac',
      'mac.mp4',
      'video/mp4',
      aFilm('of-a-mac.mov'),
      /browsers do not play: save it as MP4/,
    ),
    of(
      'a film in H.265',
      'new.mp4',
      'video/mp4',
      aFilm('h265.mp4'),
      /is written as HEVC, .* save it as H\.264\.$/,
    ),
    of('sound without a picture', 'song.mp4', 'video/mp4', aFilm('sound-alone.mp4'), /has no picture/),
    of('a film without an end', 'long.mp4', 'video/mp4', aFilm('long.mp4'), /is 61 seconds long: at most 60/),
    of(
      'a film that is too wide',
      'wide.mp4',
      'video/mp4',
      aFilm('wide.mp4'),
      /has 2048 × 64 pixels: at most 1920/,
    ),
    of('a script called a JPEG', 'run.jpg', 'image/jpeg', text('#!/bin/sh\nrm -rf /\n'), NONE_OF_OURS),
    of(
      'a style sheet',
      'look.css',
      'text/css',
      text('@import url(https://example.com/x.css);'),
      NONE_OF_OURS,
    ),
    of('a drawing with script', 'logo.svg', 'image/svg+xml', svg, DRAWING),
    of('a drawing called a WebP', 'logo.webp', 'image/webp', svg, DRAWING),

    of('half a JPEG', 'half.jpg', 'image/jpeg', cut(jpeg), DAMAGED),
    of('half a PNG', 'half.png', 'image/png', cut(png), DAMAGED),
    of('half a WebP', 'half.webp', 'image/webp', cut(webp), DAMAGED),
    of('half an AVIF', 'half.avif', 'image/avif', cut(avif), DAMAGED),
    of('a PNG with broken pixels', 'broken.png', 'image/png', corrupted(png), DAMAGED),
    of('the first bytes of a JPEG', 'start.jpg', 'image/jpeg', jpeg.subarray(0, 4), DAMAGED),
    of('a PNG without pixels', 'bare.png', 'image/png', png.subarray(0, 33), DAMAGED),
    of(
      'half a PDF',
      'half.pdf',
      'application/pdf',
      cut(pdf),
      /is damaged: the PDF ends before its last page\.$/,
    ),

    of('a bomb', 'bomb.png', 'image/png', pngOfSize(20_000, 20_000), /has 20000 × 20000 pixels: at most/),
    of(
      'a bomb within the sides',
      'wall.png',
      'image/png',
      pngOfSize(12_000, 9000),
      /12000 × 9000 pixels: at most/,
    ),
    of(
      'a thread',
      'thread.png',
      'image/png',
      pngOfSize(8, 40_000),
      /has 8 × 40000 pixels: at most 16000 a side/,
    ),
    of('a JPEG of promises', 'vast.jpg', 'image/jpeg', jpegOfPromises(jpeg), /has 65500 × 65500 pixels/),

    of(
      'a JPEG with a page behind it',
      'behind.jpg',
      'image/jpeg',
      Buffer.concat([jpeg, text(`<html>${SCRIPT}`)]),
      /hides a web page inside the picture\.$/,
    ),
    of(
      'a JPEG with script in its comment',
      'comment.jpg',
      'image/jpeg',
      insertIntoJpeg(jpeg, 0xfe, text(SCRIPT)),
      /hides a web page inside/,
    ),
    of(
      'a PNG with an archive behind it',
      'gifar.png',
      'image/png',
      Buffer.concat([png, aZip]),
      /hides an archive/,
    ),
    of(
      'a PNG with a program in its text',
      'text.png',
      'image/png',
      insertIntoPng(png, chunk('tEXt', text('Comment\u0000<?php system($_GET[0]);'))),
      /hides a program inside/,
    ),
    of(
      'a WebP with a PDF behind it',
      'paper.webp',
      'image/webp',
      Buffer.concat([webp, pdf]),
      /hides a PDF inside/,
    ),
    of(
      'a PDF with script',
      'form.pdf',
      'application/pdf',
      aPdf('/OpenAction <</S /JavaScript /JS (x)>>'),
      /program or a file/,
    ),
    of(
      'a PDF that starts a program',
      'launch.pdf',
      'application/pdf',
      aPdf('/OpenAction <</S /Launch /F (calc.exe)>>'),
      /program or a file/,
    ),
    of(
      'a PDF with a file inside',
      'carrier.pdf',
      'application/pdf',
      aPdf('/Names <</EmbeddedFiles 9 0 R>>'),
      /program or a file/,
    ),

    of('a JPEG called a PNG', 'wrong.png', 'image/png', jpeg, /is a JPEG file: let its name end in \.jpg\.$/),
    of(
      'a PNG that ends in .html',
      'wall.png.html',
      'image/png',
      png,
      /is a PNG file: let its name end in \.png\.$/,
    ),
    of(
      'a WebP sent as a page',
      'sent.webp',
      'text/html',
      webp,
      /was sent as text\/html but is a WebP file\.$/,
    ),
    of(
      'a PDF called a picture',
      'plan.webp',
      'image/webp',
      pdf,
      /is a PDF file: let its name end in \.pdf\.$/,
    ),
    of('a moving WebP', 'moving.webp', 'image/webp', moving, /moves: only still pictures are shown\.$/),
    of(
      'a moving PNG',
      'moving.png',
      'image/png',
      insertIntoPng(png, chunk('acTL', Buffer.alloc(8, 1))),
      /moves: only still/,
    ),

    of(
      'a name of 300 characters',
      `${'n'.repeat(296)}.png`,
      'image/png',
      png,
      /150 characters at most; this one has 300\.$/,
    ),
    of(
      'a name that climbs folders',
      '../../climber.png',
      'image/png',
      png,
      /may not be empty or hold any of/,
    ),
    of('a name with a control character', 'bell\u0007.png', 'image/png', png, /control characters\.$/),
    of('a name of two dots', '..', 'image/png', png, /may not be empty or hold/),
  ];
}
