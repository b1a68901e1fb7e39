import { sql } from 'kysely';
import { fitsBelow } from '#contract/rules/catalogue/category.ts';
import type { Trx } from '#server/db/database.ts';
import { assertVersion } from '#server/entity/lock.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';

/** A category with everything below it. */
export interface Branch {
  id: string;
  name: string;
  parentId: string | null;
  version: number;
  level: number;
  /** Number of levels, including its own. */
  levels: number;
  /** All ids, including its own. */
  ids: ReadonlySet<string>;
}

/**
 * Serialises changes to the tree: two moves that are fine individually could together create a
 * cycle or a fifth level.
 */
export const lockTree = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('atrium categories'))`.execute(trx);
};

/**
 * Locks the branch, so that no product is added to it meanwhile. Throws NOT_FOUND, or CONFLICT if
 * the version is outdated.
 */
export const lockBranch = async (
  trx: Trx,
  id: string,
  version: number | null | undefined,
): Promise<Branch> => {
  const { rows } = await sql<{
    id: string;
    name: string;
    parentId: string | null;
    version: number;
    level: number;
  }>`
    select id, name, parent_id as "parentId", version, level from categories where id in (
      with recursive below (id) as (
        select ${id}::bigint
        union all
        select c.id from categories c join below b on c.parent_id = b.id
      )
      select id from below)
    order by id for update`.execute(trx);
  const root = rows.find((row) => row.id === id);
  if (!root) throw notFound();
  assertVersion(root, version);
  return {
    ...root,
    levels: Math.max(...rows.map(({ level }) => level)) - root.level + 1,
    ids: new Set(rows.map((row) => row.id)),
  };
};

/** The level of a category, 0 for the top of the tree; INVALID at `field` if it does not exist. */
const levelOf = async (trx: Trx, id: string | null, field: string): Promise<number> => {
  if (id === null) return 0;
  const { rows } = await sql<{ level: number }>`
    select level from categories where id = ${id} for key share`.execute(trx);
  const [found] = rows;
  if (!found) throw invalid({ [field]: { rule: 'rules.unknown' } });
  return found.level;
};

/** INVALID at `field` if the category is inside the branch or a fifth level would result. */
export const assertFits = async (
  trx: Trx,
  branch: Pick<Branch, 'ids' | 'levels'>,
  into: string | null,
  field: string,
): Promise<number> => {
  if (into !== null && branch.ids.has(into)) {
    throw invalid({ [field]: { rule: 'rules.categoryIntoItself' } });
  }
  const level = await levelOf(trx, into, field);
  if (!fitsBelow(level, branch.levels)) {
    throw invalid({ [field]: { rule: 'rules.categoryLevels' } });
  }
  return level;
};

/** In order. */
export const childrenOf = async (trx: Trx, parentId: string | null): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from categories
    where ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`}
    order by sort_index, lower(name), id`.execute(trx);
  return rows.map((row) => row.id);
};

/**
 * Numbers siblings in the given order. Their versions do not change, because the records are not
 * edited.
 */
export const writeOrder = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`
    update categories c set sort_index = o.place
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where c.id = o.id and c.sort_index <> o.place`.execute(trx);
};
