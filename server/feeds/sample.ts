import { limits } from '#contract/limits.ts';
import type { PublicFile } from '#server/fetch/fetchPublic.ts';
import { BadFeed } from './badFeed.ts';
import { decoded } from './decode.ts';
import type { FeedRow } from './feed.ts';
import { type FeedForm, rowsOf } from './readFeed.ts';
import { rowElementOf } from './rowElement.ts';

export interface FeedSample {
  /** Columns in the order of their first occurrence. */
  columns: string[];
  rows: FeedRow[];
  delimiter: string;
  rowElement: string;
}

/** Enough for twenty rows with long descriptions. */
const startLength = 500_000;

/**
 * Reads only the first rows of a feed. Detects what the form leaves open: the delimiter or the row
 * element.
 * @throws {BadFeed}, {BadFetch}
 */
export const sampleOf = async (
  { content, contentType }: PublicFile,
  form: FeedForm,
): Promise<FeedSample> => {
  const start = await startOf(decoded(content, contentType));
  if (start.trim() === '') throw new BadFeed('EMPTY');
  const delimiter = form.delimiter || delimiterOf(start);
  const rowElement =
    form.format === 'xml' ? form.rowElement || (await rowElementOf(start)) : form.rowElement;
  const rows = await firstRows(start, { ...form, delimiter, rowElement });
  const columns = [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))];
  return { columns, rows, delimiter, rowElement };
};

const startOf = async (text: AsyncIterable<string>): Promise<string> => {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (start.length >= startLength) break;
  }
  return start;
};

const firstRows = async (start: string, form: FeedForm): Promise<FeedRow[]> => {
  const found: FeedRow[] = [];
  try {
    for await (const rows of rowsOf(pieces(start), form)) {
      found.push(...rows);
      if (found.length >= limits.feedSample) break;
    }
  } catch (error) {
    // the last row may be incomplete where reading ended
    if (!(error instanceof BadFeed) || found.length === 0) throw error;
  }
  return found.slice(0, limits.feedSample);
};

/** Splits the text into small pieces, so that rows before an error are returned. */
async function* pieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 1024) yield text.slice(at, at + 1024);
}

const delimiters = [';', ',', '\t', '|'];

/** The most frequent separator in the first line. */
const delimiterOf = (start: string): string => {
  const [line = ''] = start.split(/\r?\n/, 1);
  const counts = delimiters.map((each) => ({ each, n: line.split(each).length }));
  return counts.reduce((most, next) => (next.n > most.n ? next : most)).each;
};
