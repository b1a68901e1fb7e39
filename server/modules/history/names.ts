import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { NamedKind, Reference } from './states.ts';

const tables: Record<NamedKind, string> = {
  attribute: 'attributes',
  attributeOption: 'attribute_options',
  attributeFamily: 'attribute_families',
  attributeGroup: 'attribute_groups',
  category: 'categories',
  manufacturer: 'manufacturers',
  parentProduct: 'parent_products',
  service: 'services',
  serviceGroup: 'service_groups',
  tag: 'tags',
  variation: 'variations',
};

/** What records are called, and what those that are gone were called last. */
export const namesOf = async (
  db: Db,
  references: readonly Reference[],
): Promise<(reference: Reference) => string> => {
  const wanted = new Map<NamedKind, Set<string>>();
  for (const { kind, id } of references) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  if (wanted.size === 0) return ({ id }) => `#${id}`;
  const parts = [...wanted].map(([kind, ids]) => {
    const given = [...ids];
    const name = sql.ref(kind === 'manufacturer' ? 't.company_name' : 't.name');
    return sql`
      select ${kind}::text as kind, x.id, coalesce(${name}, (
        select coalesce(c.after, c.before) ->> 'name' from changes c
        where c.entity = ${kind} and c.entity_id = x.id order by c.id desc limit 1)) as name
      from unnest(${given}::bigint[]) x (id)
      left join ${sql.table(tables[kind])} t on t.id = x.id`;
  });
  const { rows } = await sql<{ kind: string; id: string; name: string | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? `#${id}`;
};
