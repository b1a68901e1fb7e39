import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfOf } from '#server/demo/pdf.ts';
import { faultOfPdf } from './pdf.ts';

const catalogWith = (entries: string) => `1 0 obj\n<< /Type /Catalog ${entries} >>\nendobj\n`;
const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';

const stream = (dictionary: string, data: Buffer) =>
  `2 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream\nendobj\n`;

const file = (...objects: string[]): Buffer =>
  Buffer.from(`%PDF-1.7\n${objects.join('')}trailer\n<< >>\nstartxref\n9\n%%EOF\n`, 'latin1');

const objects = (text: string) => deflateSync(Buffer.from(text, 'latin1'));

test.each<[string, Buffer]>([
  ['a page', pdfOf('Impressum', ['Ein Text, der /JS erwähnt.'])],
  ['compressed objects', file(stream('/Type /ObjStm /Filter /FlateDecode', objects('<< >>')))],
  [
    'a compressed picture',
    file(stream('/Subtype /Image /Filter /DCTDecode', Buffer.from('/Launch'.slice(0, 4)))),
  ],
  [
    'page content that is damaged',
    file(stream('/Filter /FlateDecode', Buffer.from('not compressed'))),
  ],
])('a PDF with %s is accepted', async (_, content) => {
  expect(await faultOfPdf(content)).toBeNull();
});

test.each<[string, Buffer]>([
  ['a script', file(catalogWith(script))],
  [
    'a script whose name is written in numbers',
    file(catalogWith(script.replace('Java', '#4A#61va'))),
  ],
  [
    'a script in compressed objects',
    file(stream('/Type /ObjStm /Filter /FlateDecode', objects(script))),
  ],
  [
    'a script in objects of no stated type',
    file(stream('/Filter [/Fl#61teDecode]', objects(script))),
  ],
  ['a program that it starts', file(catalogWith('/OpenAction << /S /Launch /F (cmd.exe) >>'))],
  ['an attached file', file(catalogWith('/Names << /EmbeddedFiles 3 0 R >>'))],
  [
    'objects that are compressed twice',
    file(stream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', objects(script))),
  ],
  ['encrypted objects', file(stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('garbled')))],
  [
    'more compressed objects than are inspected',
    file(stream('/Type /ObjStm /Filter /FlateDecode', deflateSync(Buffer.alloc(70_000_000)))),
  ],
])('a PDF with %s is refused', async (_, content) => {
  expect(await faultOfPdf(content)).toBe('FILE_ACTIVE');
});
