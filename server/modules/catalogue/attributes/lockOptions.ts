import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';

/**
 * Serialises changes to the options of an attribute; products may use them meanwhile. INVALID
 * unless it is a select attribute.
 */
export const lockChoice = async (trx: Trx, attrId: string): Promise<void> => {
  const attribute = await trx
    .selectFrom('attributes')
    .select('type')
    .where('id', '=', attrId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!attribute) throw invalid({ attr_id: { rule: 'rules.unknown' } });
  if (attribute.type !== 'select') throw invalid({ attr_id: { rule: 'rules.noOptions' } });
};

/** The same for the attributes of these options. */
export const lockAttributesOf = async (trx: Trx, options: readonly string[]): Promise<void> => {
  await sql`
    select id from attributes
    where id in (select attr_id from attribute_options where id = any(${options}::bigint[]))
    order by id for no key update`.execute(trx);
};

export interface LockedOption {
  id: string;
  attr_id: string;
  name: string;
  version: number;
}

/**
 * Locks the options, ordered by id; the caller has locked their attributes. NOT_FOUND unless all of
 * them exist.
 */
export const lockOptions = async (trx: Trx, ids: readonly string[]): Promise<LockedOption[]> => {
  const { rows } = await sql<LockedOption>`
    select id, attr_id, name, version from attribute_options
    where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
  if (rows.length < ids.length) throw notFound();
  return rows;
};
