import { sql } from 'kysely';
import { categoryPathsOf } from '#contract/importCells.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Draft, Picture } from './types.ts';

export interface Named {
  id: string;
  name: string;
}

/** With the names from the top down to its own. */
export interface CategoryNamed extends Named {
  path: string[];
}

/** What a text in a cell names: none, one, or several. */
export type Found<Row> = ReadonlyMap<string, readonly Row[]>;

export const choiceKey = (attrId: string, text: string) => `${attrId} ${text}`;

export const unique = (texts: Iterable<string>): string[] => [...new Set(texts)];

const grouped = <Row extends { text: string }>(rows: readonly Row[]): Found<Row> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const same = found.get(row.text);
    if (same) same.push(row);
    else found.set(row.text, [row]);
  }
  return found;
};

export const byName = async (
  db: Db,
  table: 'manufacturers' | 'attribute_families',
  column: string,
  texts: readonly string[],
): Promise<Found<Named>> => {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<Named & { text: string }>`
    select g.text, t.id, ${sql.ref(`t.${column}`)} as name
    from unnest(${texts}::text[]) g (text)
    join ${sql.table(table)} t on lower(${sql.ref(`t.${column}`)}) = lower(g.text)`.execute(db);
  return grouped(rows);
};

/** By the last name of each path; the whole way up is told with it. */
export const categoriesNamed = async (
  db: Db,
  cells: readonly string[],
): Promise<Found<CategoryNamed>> => {
  const names = unique(
    cells.flatMap((cell) => categoryPathsOf(cell).map((path) => path.at(-1) ?? '')),
  );
  if (names.length === 0) return new Map();
  const { rows } = await sql<CategoryNamed & { text: string }>`
    select g.text, c.id, c.name, array_remove(array[c3.name, c2.name, c1.name, c.name], null) as path
    from unnest(${names}::text[]) g (text)
    join categories c on lower(c.name) = lower(g.text)
    left join categories c1 on c1.id = c.parent_id
    left join categories c2 on c2.id = c1.parent_id
    left join categories c3 on c3.id = c2.parent_id`.execute(db);
  return grouped(rows);
};

export const tagsNamed = async (db: Db, names: readonly string[]): Promise<Found<Named>> => {
  if (names.length === 0) return new Map();
  const { rows } = await sql<Named & { text: string }>`
    select g.text, t.id, t.name from unnest(${names}::text[]) g (text)
    join tags t on t.type = 'product' and lower(t.name) = lower(g.text)`.execute(db);
  return grouped(rows);
};

export const configurableNamed = async (
  db: Db,
  names: readonly string[],
): Promise<Found<Named>> => {
  if (names.length === 0) return new Map();
  const { rows } = await sql<Named & { text: string }>`
    select g.text, a.id, a.name from unnest(${names}::text[]) g (text)
    join attributes a on a.is_configurable and lower(a.name) = lower(g.text) order by a.id`.execute(
    db,
  );
  return grouped(rows);
};

export const optionsNamed = async (
  db: Db,
  drafts: readonly Draft[],
  configurable: Found<Named>,
): Promise<ReadonlyMap<string, Named>> => {
  const asked = new Map<string, { attr_id: string; text: string }>();
  for (const { choices } of drafts) {
    for (const { name, text } of choices) {
      for (const { id } of configurable.get(name) ?? []) {
        asked.set(choiceKey(id, text), { attr_id: id, text });
      }
    }
  }
  if (asked.size === 0) return new Map();
  const { rows } = await sql<Named & { attr_id: string; text: string }>`
    select g.attr_id, g.text, o.id, o.name
    from jsonb_to_recordset(${JSON.stringify([...asked.values()])}::jsonb) g (attr_id bigint, text text)
    join attribute_options o on o.attr_id = g.attr_id and o.name_key = spelling_key(g.text)`.execute(
    db,
  );
  return new Map(rows.map((row) => [choiceKey(row.attr_id, row.text), row]));
};

/**
 * Pictures by the name of the uploaded file, or by their own; of several the newest. Only what the
 * viewer uploaded or a record shows already can be shown (as the edit page has it).
 */
export const picturesNamed = async (
  db: Db,
  { userId }: Viewer,
  names: readonly string[],
): Promise<ReadonlyMap<string, Picture>> => {
  if (names.length === 0) return new Map();
  const { rows } = await sql<Picture & { text: string }>`
    select distinct on (g.text) g.text, u.filename, u.origin_name as "originName", u.alt
    from unnest(${names}::text[]) g (text)
    join uploads u on lower(u.origin_name) = lower(g.text) or u.filename = g.text
    where u.user_id = ${userId}
      or exists (select 1 from variation_images i where i.filename = u.filename)
    order by g.text, u.created_at desc, u.id desc`.execute(db);
  return new Map(rows.map((row) => [row.text, row]));
};
