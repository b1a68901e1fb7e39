import { describe, expect, test } from 'vitest';
import type { PublicFile } from '#server/fetch/fetchPublic.ts';
import { BadFeed } from './badFeed.ts';
import type { FeedRow } from './feed.ts';
import { type FeedForm, readFeed } from './readFeed.ts';
import { sampleOf } from './sample.ts';

const csv: FeedForm = { format: 'csv', delimiter: ';', rowElement: '' };
const xml: FeedForm = { format: 'xml', delimiter: ',', rowElement: 'item' };

/** A file that arrives in chunks of this many bytes. */
const fileOf = (content: string | Buffer, contentType = '', piece = 7): PublicFile => ({
  contentType,
  content: (async function* () {
    const bytes = Buffer.from(content);
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  })(),
});

const read = async (file: PublicFile, form: FeedForm): Promise<FeedRow[]> => {
  const all: FeedRow[] = [];
  for await (const rows of readFeed(file, form)) all.push(...rows);
  return all;
};

const faultOf = (file: PublicFile, form: FeedForm) =>
  read(file, form).then(
    () => 'none',
    (error: unknown) => (error instanceof BadFeed ? error.fault : String(error)),
  );

describe('separated values', () => {
  test('are read with their lines, quotes, blanks and line breaks', async () => {
    const text = 'id;title\r\n1;"Tisch; ""rund"""\r\n\r\n 2 ;"zwei\r\nZeilen"\r\n3;Rohr 2"';
    expect(await read(fileOf(text), csv)).toEqual([
      { line: 2, cells: { id: '1', title: 'Tisch; "rund"' } },
      { line: 4, cells: { id: '2', title: 'zwei\nZeilen' } },
      { line: 6, cells: { id: '3', title: 'Rohr 2"' } },
    ]);
  });

  test('report rows with the wrong number of cells', async () => {
    const rows = await read(fileOf('id;title\n1\n2;a;b\n3;c'), csv);
    expect(rows.map(({ isUneven = false }) => isUneven)).toEqual([true, true, false]);
  });

  test('are passed on as they arrive', async () => {
    const sent: number[] = [];
    const file: PublicFile = {
      contentType: 'text/csv; charset=utf-8',
      content: (async function* () {
        yield Buffer.from('id;title\n');
        for (let n = 0; ; n += 1) {
          sent.push(n);
          yield Buffer.from(`${n};${'x'.repeat(1000)}\n`);
        }
      })(),
    };
    for await (const rows of readFeed(file, csv)) {
      expect(rows).toHaveLength(100);
      break;
    }
    expect(sent.length).toBeLessThan(1000);
  });

  test.each([
    ['nothing at all', '', 'EMPTY'],
    ['a column twice', 'id;title;id\n1;a;2', 'COLUMNS_TWICE'],
    ['a quote that never ends', `id;title\n1;"${'x'.repeat(1_100_000)}`, 'ROW_TOO_LARGE'],
    ['a quote that ends with the file', 'id;title\n1;"x', 'DAMAGED'],
  ])('are rejected with %s', async (_, text, fault) => {
    expect(await faultOf(fileOf(text, '', 65_536), csv)).toBe(fault);
  });
});

describe('xml', () => {
  test('is read by the paths of elements and attributes', async () => {
    const text = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item id="7"><g:id>1</g:id><title><![CDATA[Tisch & Stuhl]]></title>
 <g:price currency="EUR"> 12,50 </g:price><images><image>a</image><image>b</image></images><empty/></item>
<item><g:id>2</g:id><title>a &amp; b</title></item>
</channel></rss>`;
    expect(await read(fileOf(text), xml)).toEqual([
      {
        line: 3,
        cells: {
          '@id': '7',
          'g:id': '1',
          title: 'Tisch & Stuhl',
          'g:price@currency': 'EUR',
          'g:price': '12,50',
          'images/image': 'a',
        },
      },
      { line: 5, cells: { 'g:id': '2', title: 'a & b' } },
    ]);
  });

  const bomb = `<!DOCTYPE lol [<!ENTITY a "${'lol'.repeat(10)}"><!ENTITY b "${'&a;'.repeat(10)}">]>`;
  test.each([
    ['an entity bomb', `${bomb}<rss><item><id>&b;</id></item></rss>`, 'DOCTYPE'],
    [
      'an entity from a file',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'DOCTYPE',
    ],
    ['a document type that never ends', `<!DOCTYPE a [${' '.repeat(1_100_000)}`, 'ROW_TOO_LARGE'],
    ['an unknown entity', '<rss><item><id>&b;</id></item></rss>', 'DAMAGED'],
    ['an end that is missing', '<rss><item><id>1</id></item>', 'DAMAGED'],
    ['elements without end', '<a>'.repeat(100), 'DAMAGED'],
    ['a text that never ends', `<rss><item><id>${'x'.repeat(1_100_000)}`, 'ROW_TOO_LARGE'],
    ['an attribute that never ends', `<rss><item id="${'x'.repeat(1_100_000)}`, 'ROW_TOO_LARGE'],
    ['no rows', '<rss><channel/></rss>', 'NO_ROWS'],
    ['nothing', '', 'DAMAGED'],
    ['html', '<html><br><p>Not found</html>', 'DAMAGED'],
  ])('is rejected with %s', async (_, text, fault) => {
    expect(await faultOf(fileOf(text, '', 65_536), xml)).toBe(fault);
  });
});

describe('an encoding', () => {
  const umlauts = 'id;title\n1;Küchenstühle für Öfen\n';
  const titleOf = async (content: Buffer, contentType = '') =>
    (await read(fileOf(content, contentType), csv))[0]?.cells.title;

  test.each([
    ['UTF-8', Buffer.from(umlauts), ''],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${umlauts}`), 'text/csv; charset=iso-8859-1'],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${umlauts}`, 'utf16le'), ''],
    ['Windows-1252 that nobody tells', Buffer.from(umlauts, 'latin1'), ''],
    ['what the host says', Buffer.from(umlauts, 'latin1'), 'text/csv; charset="ISO-8859-1"'],
  ])('is found: %s', async (_, content, contentType) => {
    expect(await titleOf(content, contentType)).toBe('Küchenstühle für Öfen');
  });

  test('is the one of the XML declaration', async () => {
    const text = '<?xml version="1.0" encoding="ISO-8859-1"?><r><item><t>Öl</t></item></r>';
    const [row] = await read(fileOf(Buffer.from(text, 'latin1')), xml);
    expect(row?.cells.t).toBe('Öl');
  });

  test('is rejected if it is unknown or not the declared one', async () => {
    const latin = Buffer.from(umlauts, 'latin1');
    expect(await faultOf(fileOf(latin, 'text/csv; charset=utf-8'), csv)).toBe('ENCODING');
    expect(await faultOf(fileOf(latin, 'text/csv; charset=klingon'), csv)).toBe('ENCODING');
    const late = Buffer.concat([Buffer.from(`id;title\n${'1;a\n'.repeat(30_000)}`), latin]);
    expect(await faultOf(fileOf(late, '', 65_536), csv)).toBe('ENCODING');
    const declared = '<?xml version="1.0" encoding="utf-8"?><r><item><t>Öl</t></item></r>';
    expect(await faultOf(fileOf(Buffer.from(declared, 'latin1')), xml)).toBe('ENCODING');
  });

  test('may split a character between two chunks, also if guessed', async () => {
    const text = `id;title\n1;${'ü'.repeat(40_000)}`;
    const [row] = await read(fileOf(`x${text}`.slice(1), '', 1021), csv);
    expect(row?.cells.title).toHaveLength(40_000);
  });
});

describe('a sample', () => {
  test('contains the first twenty rows, with detected columns and delimiter', async () => {
    const lines = Array.from({ length: 50 }, (_, n) => `${n}\tTisch ${n}`);
    const sample = await sampleOf(fileOf(`id\ttitle\n${lines.join('\n')}`), {
      ...csv,
      delimiter: '',
    });
    expect(sample).toMatchObject({ columns: ['id', 'title'], delimiter: '\t' });
    expect(sample.rows).toHaveLength(20);
  });

  test('finds the element that is a row', async () => {
    const item = '<offer><nr>1</nr><pics><pic>a</pic></pics></offer>';
    const text = `<shop><info><name>x</name></info><offers>${item.repeat(30)}</offers></shop>`;
    const sample = await sampleOf(fileOf(text), { ...xml, rowElement: '' });
    expect(sample).toMatchObject({ rowElement: 'offer', columns: ['nr', 'pics/pic'] });
  });

  test('reads only as far as needed, even if a row is truncated', async () => {
    let sent = 0;
    const file: PublicFile = {
      contentType: 'text/xml; charset=utf-8',
      content: (async function* () {
        yield Buffer.from('<rss>');
        for (;;) {
          sent += 1;
          yield Buffer.from(`<item><id>1</id><text>${'x'.repeat(60_000)}</text></item>`);
        }
      })(),
    };
    const { rows } = await sampleOf(file, xml);
    expect(rows.length).toBeGreaterThan(5);
    expect(sent).toBeLessThan(20);
  });

  test('is rejected if the file is not a feed', async () => {
    await expect(sampleOf(fileOf(' \n'), csv)).rejects.toMatchObject({ fault: 'EMPTY' });
    await expect(sampleOf(fileOf('{"id":1}'), { ...xml, rowElement: '' })).rejects.toMatchObject({
      fault: 'DAMAGED',
    });
  });
});
