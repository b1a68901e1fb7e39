import { type RawBuilder, sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { nextVersion, recordChanges, type Tracked } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { invalid } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { missing } from '#server/jobs/bulk.ts';
import { own } from './filter.ts';

/** Lists that belong to a variation: by snapshot key, the table, its entries and their order. */
const hanging = {
  tags: [sql`variation_tags`, sql`tag_id`, sql`tag_id`],
  combinations: [
    sql`variation_combinations`,
    sql`jsonb_build_object('attr_id', attr_id, 'option_id', option_id)`,
    sql`sort_index, id`,
  ],
  values: [
    sql`variation_attributes`,
    sql`jsonb_build_object('group_id', group_id, 'attr_id', attr_id, 'value', value)`,
    sql`id`,
  ],
  images: [
    sql`variation_images`,
    sql`jsonb_build_object('filename', filename, 'origin_name', origin_name, 'alt', alt, 'main', main)`,
    sql`sort_index, id`,
  ],
  services: [sql`variation_services`, sql`service_id`, sql`service_id`],
  service_groups: [sql`variation_service_groups`, sql`group_id`, sql`group_id`],
} as const;

const nothing = JSON.stringify(Object.fromEntries(Object.keys(hanging).map((name) => [name, []])));

/** Reads each table once for all variations. */
const listsOf = (ids: readonly string[]) =>
  sql.join(
    Object.entries(hanging).map(
      ([name, [table, entry, order]]) => sql`
        select variation_id, ${sql.lit(name)} as name, jsonb_agg(${entry} order by ${order}) as list
        from ${table} where variation_id = any(${ids}::bigint[]) group by variation_id`,
    ),
    sql` union all `,
  );

/** A variation with everything that belongs to it. */
export const trackedVariation: Tracked = {
  entity: 'variation',
  snapshot: (ids) => sql`
    select v.id, to_jsonb(v) - '{id,version,created_at,updated_at,combination_key}'::text[]
      || ${sql.lit(nothing)} || coalesce(x.lists, '{}') as state
    from variations v left join (
      select variation_id, jsonb_object_agg(name, list) as lists
      from (${listsOf(ids)}) l group by variation_id
    ) x on x.variation_id = v.id
    where v.id = any(${ids}::bigint[])`,
};

/**
 * Locks the viewer's rows among these, ordered by id, so that concurrent bulk calls wait for each
 * other instead of deadlocking.
 */
export const lockOwn = async (trx: Trx, viewer: Viewer, ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; version: number; status: string }>`
    select v.id, v.version, v.status from variations v
    where v.id = any(${ids}::bigint[]) and ${own(viewer)}
    order by v.id for update`.execute(trx);
  return rows;
};

export const countVersions = (trx: Trx, ids: readonly string[]) =>
  trx
    .updateTable('variations')
    .set(nextVersion)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();

/** INVALID, at the field, unless all exist and are product tags. */
export const assertProductTags = (
  trx: Trx,
  ids: readonly string[],
  field = 'tags',
): Promise<void> => assertKnown(trx, 'tags', field, ids, sql`type = 'product'`);

export const replaceTags = async (
  trx: Trx,
  rows: readonly { id: string; tags: readonly string[] }[],
): Promise<void> => {
  const given = jsonb(rows);
  const wanted = sql`
    select x.id, t.tag_id::bigint as tag_id
    from jsonb_to_recordset(${given}) as x (id bigint, tags jsonb)
    cross join jsonb_array_elements_text(x.tags) t (tag_id)`;
  await sql`
    delete from variation_tags v
    where v.variation_id = any(${rows.map(({ id }) => id)}::bigint[])
      and (v.variation_id, v.tag_id) not in (${wanted})`.execute(trx);
  await sql`
    insert into variation_tags (variation_id, tag_id)
    ${wanted} on conflict do nothing`.execute(trx);
};

export interface Services {
  groupIds: readonly string[];
  serviceIds: readonly string[];
}

/**
 * Attaches exactly these services to those that belong to the viewer; INVALID if one does not
 * exist.
 */
export const attachServices = async (
  trx: Trx,
  viewer: Viewer,
  ids: readonly string[],
  { groupIds, serviceIds }: Services,
): Promise<BulkFailure[]> => {
  const rows = await lockOwn(trx, viewer, ids);
  const own = rows.map((row) => row.id);
  await assertKnown(trx, 'service_groups', 'groupIds', groupIds);
  await assertKnown(trx, 'services', 'serviceIds', serviceIds);
  await recordChanges(trx, trackedVariation, viewer.userId, own, async () => {
    await replaceLinks(trx, 'variation_service_groups', 'group_id', own, groupIds);
    await replaceLinks(trx, 'variation_services', 'service_id', own, serviceIds);
    await trx
      .updateTable('variations')
      .set(nextVersion)
      .where(sql<boolean>`id = any(${own}::bigint[])`)
      .execute();
  });
  return missing(ids, rows);
};

/** INVALID unless every id is a row; locks them against deletion. */
export const assertKnown = async (
  trx: Trx,
  table: 'services' | 'service_groups' | 'tags',
  field: string,
  ids: readonly string[],
  condition: RawBuilder<unknown> = sql`true`,
): Promise<void> => {
  if (ids.length === 0) return;
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = any(${ids}::bigint[]) and ${condition}
    order by id for key share`.execute(trx);
  if (rows.length < ids.length) throw invalid({ [field]: { rule: 'rules.unknown' } });
};

/** Links each variation to exactly these. */
const replaceLinks = async (
  trx: Trx,
  table: 'variation_services' | 'variation_service_groups',
  column: 'service_id' | 'group_id',
  variations: readonly string[],
  linked: readonly string[],
): Promise<void> => {
  const link = sql.id(column);
  await sql`
    delete from ${sql.table(table)}
    where variation_id = any(${variations}::bigint[])
      and ${link} <> all(${linked}::bigint[])`.execute(trx);
  await sql`
    insert into ${sql.table(table)} (variation_id, ${link})
    select v, l from unnest(${variations}::bigint[]) v, unnest(${linked}::bigint[]) l
    on conflict do nothing`.execute(trx);
};
