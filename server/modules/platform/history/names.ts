import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Named } from '#server/entity/names.ts';
import type { Reference } from '#server/entity/states.ts';

/** Names of records; for deleted ones, the last name. */
export const recordNames = async (
  db: Db,
  named: ReadonlyMap<string, Named>,
  references: readonly Reference[],
): Promise<(reference: Reference) => string> => {
  const wanted = new Map<string, Set<string>>();
  for (const { kind, id } of references) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  }
  const parts = [...wanted].flatMap(([kind, ids]) => {
    const given = [...ids];
    const { table, label } = named.get(kind) ?? {};
    if (!table || !label) return [];
    const part = sql`
      select ${kind}::text as kind, x.id, coalesce(${sql.ref(`t.${label}`)}, (
        select coalesce(c.after, c.before) ->> ${sql.lit(label)} from changes c
        where c.entity = ${kind} and c.entity_id = x.id order by c.id desc limit 1)) as name
      from unnest(${given}::bigint[]) x (id)
      left join ${sql.table(table)} t on t.id = x.id`;
    return [part];
  });
  if (parts.length === 0) return ({ id }) => `#${id}`;
  const { rows } = await sql<{ kind: string; id: string; name: string | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return ({ kind, id }) => names.get(`${kind} ${id}`) ?? `#${id}`;
};
