import { SaxesParser } from 'saxes';
import { BadFeed } from './badFeed.ts';
import { type FeedRow, longestRow } from './feed.ts';

/** Deeper than any product feed. */
const maxDepth = 50;
/** Number of characters parsed before rows are passed on. */
const pieceLength = 65_536;

/** Callbacks while reading; names come with their prefix, as in `g:price`. */
export interface XmlReader {
  open: (name: string, attributes: Readonly<Record<string, string>>, line: number) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /** Whether the characters read since the last row exceed the maximum length of a row. */
  tooLong: (characters: number) => boolean;
}

/**
 * Reads XML piece by piece. Rejects document types, and therefore custom entities, which feeds do
 * not need.
 * @throws {BadFeed}
 */
export async function* readXml(
  text: AsyncIterable<string>,
  reader: XmlReader,
): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  });
  let depth = 0;
  const damaged = (cause?: unknown) => new BadFeed('DAMAGED', { line: parser.line }, cause);
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('doctype', () => {
    throw new BadFeed('DOCTYPE');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw damaged();
    reader.open(name, attributes, parser.line);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close(name);
  });
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += pieceLength) {
      const piece = chunk.slice(at, at + pieceLength);
      parser.write(piece);
      if (reader.tooLong(piece.length)) throw new BadFeed('ROW_TOO_LARGE', { line: parser.line });
      yield;
    }
  }
  parser.close();
}

/**
 * Reads a feed whose rows are the elements with one name. A column is the path of an element within
 * its row, or of an attribute: `price`, `images/image`, `@id`, `price@currency`. If an element is
 * repeated, the first one counts.
 * @throws {BadFeed}
 */
export async function* xmlFeed(
  text: AsyncIterable<string>,
  rowElement: string,
): AsyncGenerator<FeedRow[]> {
  const collect = rowCollector(rowElement);
  for await (const _ of readXml(text, collect.reader)) {
    const rows = collect.take();
    if (rows.length > 0) yield rows;
  }
  const rows = collect.take();
  if (rows.length > 0) yield rows;
  if (collect.count() === 0) throw new BadFeed('NO_ROWS', { element: rowElement });
}

interface OpenRow {
  line: number;
  cells: Record<string, string>;
  /** Names of the open elements below the row. */
  path: string[];
  /** Complete columns; later values with their name are ignored. */
  complete: Set<string>;
}

const rowCollector = (rowElement: string) => {
  let rows: FeedRow[] = [];
  let row: OpenRow | undefined;
  let sinceRow = 0;
  let count = 0;
  const endRow = ({ line, cells }: OpenRow) => {
    rows.push({ line, cells });
    row = undefined;
    sinceRow = 0;
    count += 1;
  };
  const reader: XmlReader = {
    open: (name, attributes, line) => {
      if (row) row.path.push(name);
      else if (name === rowElement) row = { line, cells: {}, path: [], complete: new Set() };
      if (!row) return;
      const column = row.path.join('/');
      for (const [attribute, value] of Object.entries(attributes)) {
        row.cells[`${column}@${attribute}`] ??= value.trim();
      }
    },
    close: () => {
      if (!row) return;
      if (row.path.length === 0) {
        endRow(row);
        return;
      }
      const column = row.path.join('/');
      const cell = row.cells[column];
      if (cell !== undefined) row.cells[column] = cell.trim();
      row.complete.add(column);
      row.path.pop();
    },
    text: (text) => {
      if (!row || row.path.length === 0) return;
      const column = row.path.join('/');
      if (row.complete.has(column)) return;
      const before = row.cells[column];
      if (before !== undefined || text.trim() !== '') row.cells[column] = (before ?? '') + text;
    },
    tooLong: (characters) => {
      // a row that ended within this piece restarts the count
      sinceRow += characters;
      return sinceRow > longestRow;
    },
  };
  return {
    reader,
    take: () => {
      const taken = rows;
      rows = [];
      return taken;
    },
    count: () => count,
  };
};
