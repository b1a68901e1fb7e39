import type { Migration } from 'kysely';
import * as people from './2026-11-21-01-people.ts';
import * as structure from './2026-11-21-02-structure.ts';
import * as products from './2026-11-21-03-products.ts';
import * as changes from './2026-11-21-04-changes.ts';

/** In the order they run, which is the order of the keys. A landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-01-people': people,
  '2026-11-21-02-structure': structure,
  '2026-11-21-03-products': products,
  '2026-11-21-04-changes': changes,
};
