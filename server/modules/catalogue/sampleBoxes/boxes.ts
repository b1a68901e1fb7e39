import { sql } from 'kysely';
import { sampleBoxesQuery, sampleBoxInput } from '#contract/rules/catalogue/sampleBox.ts';
import type { Trx } from '#server/db/database.ts';
import type { Children } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { many } from '#server/entity/states.ts';

const linked = sql<string[]>`(select coalesce(jsonb_agg(l.parent_id order by l.parent_id), '[]')
  from sample_box_links l where l.sample_box_id = t.id)`;

/** Links the given parents that still exist; the others are ignored. */
const replaceParents = async (trx: Trx, id: string, given: unknown): Promise<void> => {
  const parents = given as string[];
  await sql`
    delete from sample_box_links
    where sample_box_id = ${id} and parent_id <> all(${parents}::bigint[])`.execute(trx);
  await sql`
    insert into sample_box_links (sample_box_id, parent_id)
    select ${id}, p.id from parent_products p where p.id = any(${parents}::bigint[])
    order by p.id for key share
    on conflict do nothing`.execute(trx);
};

/** The parents linked by a box, which only separate calls change (links.ts). */
const parents: Children<string[]> = {
  read: linked,
  snapshot: linked,
  write: replaceParents,
  inputOf: (state) => state,
  history: many('parentProduct'),
};

const parentCount = sql<number>`(
  select count(*)::int from sample_box_links l where l.sample_box_id = t.id)`;

export const sampleBoxes = defineEntity({
  name: 'sampleBox',
  plural: 'sampleBoxes',
  area: 'sampleBoxes',
  table: 'sample_boxes',
  input: sampleBoxInput,
  query: sampleBoxesQuery,
  columns: ['name', 'slug', 'description'],
  children: { parents },
  fields: () => ({ parentCount }),
  filters: { name: contains('name') },
  sorts: {
    name: byText('name'),
    id: byColumn('id'),
    parentCount,
    updatedAt: byColumn('updated_at'),
  },
});
