import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { dayText, numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import type { Paper, PaperColumn } from './paper.ts';
import type { Cell, Row, Sheet } from './sheet.ts';

const require = createRequire(import.meta.url);
const fonts = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};

/* Lengths in points. */
const margin = 36;
const gap = 6;
const size = 7.5;
const lineHeight = 10.5;
const lineGap = lineHeight - size * 1.164;
const colours = { text: '#1b1b1b', rule: '#b9b9b9' };

/** Less than a millisecond of work; requests are answered between so many rows. */
const rowsAtOnce = 4;

/**
 * A document in A4 landscape with a table of any length, whose headings are repeated on each page.
 * Streamed: complete pages are not kept in memory.
 */
export const pdfSheet = (paper: Paper, language: Language): Sheet => {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    autoFirstPage: false,
    info: { Title: [paper.title, ...paper.lines].join(', ') },
    lang: language,
  });
  let made: Buffer[] = [];
  document.on('data', (chunk: Buffer) => made.push(chunk));
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  const add = tableOn(document, paper, formatterOf(language));
  let rowsAdded = 0;
  return {
    write: async (rows) => {
      for (const row of rows) {
        add(row);
        rowsAdded += 1;
        if (rowsAdded % rowsAtOnce === 0) await setImmediate();
      }
    },
    end: () =>
      new Promise((ended) => {
        document.once('end', ended);
        document.end();
      }),
    take: () => {
      const all = Buffer.concat(made);
      made = [];
      return all;
    },
  };
};

/** Formats cells for a reader: amounts with two decimals, days as usual in the language. */
const formatterOf = (language: Language) => {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return numberText(cell, language);
    if (typeof cell === 'object') return numberText(cell.amount, language, decimals);
    return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? dayText(cell, language) : cell;
  };
};

/** Returns a function that adds the next row; the first one has the headings. */
const tableOn = (
  document: PDFKit.PDFDocument,
  { title, lines, sums, columns: shares, isStrong, page }: Paper,
  format: (cell: Cell) => string,
) => {
  let pages = 0;
  let headings: readonly string[] | undefined;
  let y = margin;

  document.addPage();
  const inner = document.page.width - 2 * margin;
  const bottom = document.page.height - margin - 2 * lineHeight;
  const columns = placesOf(shares, inner);

  const font = (name: keyof typeof fonts, points = size) => document.font(name).fontSize(points);

  /** A single line, without the library's wrapping, which takes most of the time. */
  const line = (text: string, x: number, width: number, align: PaperColumn['align']) =>
    document.text(text, align ? x + width - document.widthOfString(text) : x, y, {
      lineBreak: false,
    });

  /** @returns the height of the cells */
  const cells = (texts: readonly string[]): number => {
    let height = lineHeight;
    texts.forEach((text, n) => {
      const { x, width, align } = columns[n] as Place;
      if (text === '') return;
      if (document.widthOfString(text) <= width) line(text, x, width, align);
      else {
        document.text(text, x, y, { width, align: align ?? 'left', lineGap });
        height = Math.max(height, document.y - y);
      }
    });
    return height + 2;
  };

  const beginPage = () => {
    pages += 1;
    document.fillColor(colours.text);
    font('plain');
    y = document.page.height - margin - lineHeight;
    // text in the bottom margin would begin a page
    document.page.margins.bottom = 0;
    line([title, ...lines.slice(0, 2)].join(' · '), margin, inner, undefined);
    line(`${page} ${pages}`, margin, inner, 'right');
    document.page.margins.bottom = margin;
    y = margin;
  };

  const head = () => {
    font('strong');
    y += cells(headings ?? []);
    document
      .moveTo(margin, y)
      .lineTo(margin + inner, y)
      .lineWidth(0.5)
      .stroke(colours.rule);
    y += 3;
  };

  const begin = () => {
    beginPage();
    font('strong', 15);
    line(title, margin, inner, undefined);
    y += 22;
    font('plain', 9);
    for (const each of lines) {
      line(each, margin, inner, undefined);
      y += 12.5;
    }
    y += 8;
    for (const [label, amount] of sums) {
      line(label, margin, 170, undefined);
      line(format({ amount }), margin + 170, 90, 'right');
      y += 12.5;
    }
    y += 10;
    head();
  };

  return (row: Row): void => {
    const texts = row.map(format);
    if (headings === undefined) {
      headings = texts;
      begin();
      return;
    }
    font(isStrong(row) ? 'strong' : 'plain');
    if (y + tallest > bottom) {
      document.addPage();
      beginPage();
      head();
      font(isStrong(row) ? 'strong' : 'plain');
    }
    y += cells(texts);
  };
};

/** Rows of up to three lines fit above the footer; longer texts continue on the next page. */
const tallest = 3 * lineHeight;

interface Place extends Pick<PaperColumn, 'align'> {
  x: number;
  width: number;
}

/** The left edge and the width of each column. */
const placesOf = (columns: readonly PaperColumn[], inner: number): Place[] => {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  let x = margin;
  return columns.map(({ width: share, align }) => {
    const width = (share / whole) * inner;
    const place = { x, width: width - gap, ...(align && { align }) };
    x += width;
    return place;
  });
};
