import { createHash } from 'node:crypto';
import type { PageInfo } from '#contract/generated/shopSchema.ts';
import { limits } from '#contract/limits.ts';
import { invalid } from '#server/errors/domainError.ts';

/* Cursors are opaque to shops. One belongs to a list of a shop: with any other, it is refused. */

/** The list that a cursor belongs to: its name, its shop, and what it is filtered and sorted by. */
export interface ListOf {
  name: string;
  shopId: string;
  by?: unknown;
}

const digestOf = ({ name, shopId, by = null }: ListOf): string =>
  createHash('sha256')
    .update(JSON.stringify([name, shopId, by]))
    .digest('base64url')
    .slice(0, 12);

/** The cursor behind a row of a list with these sort keys. */
export const encode = (list: ListOf, keys: readonly string[]): string =>
  Buffer.from(JSON.stringify([digestOf(list), ...keys])).toString('base64url');

const notACursor = () => invalid({ after: { rule: 'rules.unknown' } });

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * The sort keys of the last row of the page before, the id at the end; null for the first page.
 * @throws INVALID for a text that is no cursor of this list
 */
export const keysAfter = (
  list: ListOf,
  after: string | null | undefined,
  count: number,
): string[] | null => {
  if (after === null || after === undefined) return null;
  const given = parsed(after);
  if (!Array.isArray(given) || given.length !== count + 1) throw notACursor();
  const [digest, ...keys] = given;
  const isOfList = digest === digestOf(list) && keys.every((key) => typeof key === 'string');
  if (!isOfList || !/^\d{1,19}$/.test(String(keys.at(-1)))) throw notACursor();
  return keys;
};

/** How many rows to show. */
export const sizeOf = (
  first: number | null | undefined,
  usual: number,
  most: number = limits.shopPage,
): number => {
  const size = first ?? usual;
  if (size < 1) throw invalid({ first: { rule: 'rules.minValue', limit: 1 } });
  if (size > most) throw invalid({ first: { rule: 'rules.maxValue', limit: most } });
  return size;
};

/** The rows of a page, of which one more was read, and where it ends. */
export const pageOf = <Row>(
  list: ListOf,
  rows: readonly Row[],
  size: number,
  keysOf: (row: Row) => readonly string[],
): { rows: readonly Row[]; pageInfo: PageInfo } => {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    pageInfo: {
      hasNextPage: rows.length > size,
      endCursor: last === undefined ? null : encode(list, keysOf(last)),
    },
  };
};
