import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, type Parser, parse } from 'csv-parse';
import { BadFeed } from './badFeed.ts';
import { type FeedRow, longestRow } from './feed.ts';

interface Line {
  record: string[];
  info: Info;
}

const rowsAtOnce = 100;

/**
 * Reads a feed of delimiter-separated values; the first line contains the column names.
 * @throws {BadFeed}
 */
export async function* csvFeed(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<FeedRow[]> {
  const parser = parserOf(text, delimiter);
  try {
    yield* rowsOf(parser);
  } catch (error) {
    throw error instanceof CsvError ? damaged(error) : error;
  }
}

const parserOf = (text: AsyncIterable<string>, delimiter: string): Parser => {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    // accepts inch signs, and quotes that a shop forgot to double
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: longestRow,
  });
  // the parser passes errors of the source to its reader
  pipeline(Readable.from(withPlainBreaks(text)), parser, () => undefined);
  return parser;
};

/**
 * Normalises line breaks, because the parser counts a line break of two characters within quotes as
 * two lines.
 */
async function* withPlainBreaks(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replaceAll('\r\n', '\n');
  }
  yield held;
}

async function* rowsOf(parser: Parser): AsyncGenerator<FeedRow[]> {
  let columns: string[] | undefined;
  let rows: FeedRow[] = [];
  for await (const { record, info } of parser as AsyncIterable<Line>) {
    if (!columns) {
      columns = columnsOf(record);
      continue;
    }
    rows.push(rowOf(columns, record, info.lines - breaksIn(record)));
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (!columns) throw new BadFeed('EMPTY');
  if (rows.length > 0) yield rows;
}

const breaksIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const columnsOf = (record: readonly string[]): string[] => {
  const seen = new Set<string>();
  for (const name of record) {
    if (name !== '' && seen.has(name)) throw new BadFeed('COLUMNS_TWICE', { column: name });
    seen.add(name);
  }
  return [...record];
};

const rowOf = (columns: readonly string[], record: readonly string[], line: number): FeedRow => {
  const cells: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    if (column !== '') cells[column] = record[index] ?? '';
  }
  return { line, cells, ...(record.length !== columns.length && { isUneven: true }) };
};

const damaged = (error: CsvError): BadFeed => {
  const line = Number(error.lines ?? 0) || 1;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new BadFeed('ROW_TOO_LARGE', { line }, error)
    : new BadFeed('DAMAGED', { line }, error);
};
