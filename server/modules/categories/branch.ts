import { sql, type Transaction } from 'kysely';
import { fitsBelow } from '#contract/rules/category.ts';
import type { DB } from '#server/generated/database.ts';
import { ApiError, invalid, notFound } from '#server/graphql/errors.ts';

export type Trx = Transaction<DB>;

/** A category with all that hangs below it. */
export interface Branch {
  id: string;
  name: string;
  parentId: string | null;
  version: number;
  level: number;
  /** Its own level included. */
  levels: number;
  /** All ids, its own included. */
  ids: ReadonlySet<string>;
}

/**
 * Whoever changes what hangs where waits for all others who do: two moves that are fine each by
 * itself could make a circle or a fifth level together.
 */
export const lockTree = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('atrium categories'))`.execute(trx);
};

/** Locked, so that no product is put into any of them meanwhile. NOT_FOUND; CONFLICT for a version passed by. */
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
  if (version != null && version !== root.version) throw new ApiError('CONFLICT');
  return {
    ...root,
    levels: Math.max(...rows.map(({ level }) => level)) - root.level + 1,
    ids: new Set(rows.map((row) => row.id)),
  };
};

/** The level of a category, 0 for the top of the tree; INVALID at `field` for one that is not there. */
const levelOf = async (trx: Trx, id: string | null, field: string): Promise<number> => {
  if (id === null) return 0;
  const { rows } = await sql<{ level: number }>`
    select level from categories where id = ${id} for key share`.execute(trx);
  const [found] = rows;
  if (!found) throw invalid({ [field]: { rule: 'rules.unknown' } });
  return found.level;
};

/** INVALID at `field` when the category is the branch's own, or when that would make a fifth level. */
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

/** In their order. */
export const childrenOf = async (trx: Trx, parentId: string | null): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from categories
    where ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`}
    order by sort_index, lower(name), id`.execute(trx);
  return rows.map((row) => row.id);
};

/** Numbers siblings in the order given. Their versions stay: nobody has edited them. */
export const writeOrder = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  await sql`
    update categories c set sort_index = o.place
    from unnest(${ids}::bigint[]) with ordinality as o (id, place)
    where c.id = o.id and c.sort_index <> o.place`.execute(trx);
};
