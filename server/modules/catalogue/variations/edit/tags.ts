import { sql } from 'kysely';
import type { TagsChange } from '#contract/rules/catalogue/variationsEdit.ts';
import type { SqlFragment } from '#server/db/database.ts';
import { noPlaces } from '#server/entity/edit/planned.ts';
import { assertProductTags } from '#server/modules/catalogue/variations/changes.ts';
import { type Edit, recordset } from './edit.ts';

const tagsAfter = ({ mode, ids }: TagsChange): SqlFragment => {
  const given = sql`${ids}::bigint[]`;
  switch (mode) {
    case 'add':
      return sql`select distinct id from unnest(b.tags || ${given}) id order by id`;
    case 'remove':
      return sql`select id from unnest(b.tags) id where id <> all(${given}) order by id`;
    case 'replace':
      return sql`select id from unnest(${given}) id order by id`;
  }
};

export const tagsEdit: Edit<TagsChange> = {
  access: ['variations', 'edit'],
  records: 'variations',
  assertPossible: (trx, _viewer, { ids }) => assertProductTags(trx, ids, 'ids'),
  plan: async (_trx, _viewer, change, among) => sql`
    select v.id, b.tags::text[] as before, array(${tagsAfter(change)})::text[] as after,
      ${noPlaces} as places, null as msg
    from variations v
    cross join lateral (select array(
      select t.tag_id from variation_tags t where t.variation_id = v.id order by t.tag_id) as tags) b
    where ${among}`,
  write: async (trx, rows) => {
    await sql`
      delete from variation_tags t using ${recordset(rows)}
      where t.variation_id = x.id and t.tag_id <> all(x.after::bigint[])`.execute(trx);
    await sql`
      insert into variation_tags (variation_id, tag_id)
      select x.id, tag_id from ${recordset(rows)}, unnest(x.after::bigint[]) as tag_id
      on conflict do nothing`.execute(trx);
  },
};
