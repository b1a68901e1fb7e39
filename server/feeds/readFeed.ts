import type { PublicFile } from '#server/fetch/fetchPublic.ts';
import { csvFeed } from './csvFeed.ts';
import { decoded } from './decode.ts';
import type { FeedRows } from './feed.ts';
import { xmlFeed } from './xmlFeed.ts';

export interface FeedForm {
  format: 'csv' | 'xml';
  /** Only for csv. */
  delimiter: string;
  /** Only for xml: the name of the element that is a row. */
  rowElement: string;
}

/**
 * Reads the rows of a feed while it is being received.
 * @throws {BadFeed}, {BadFetch}
 */
export const readFeed = ({ content, contentType }: PublicFile, form: FeedForm): FeedRows =>
  rowsOf(decoded(content, contentType), form);

export const rowsOf = (
  text: AsyncIterable<string>,
  { format, delimiter, rowElement }: FeedForm,
): FeedRows => (format === 'csv' ? csvFeed(text, delimiter) : xmlFeed(text, rowElement));
