import { sql } from 'kysely';
import { categoryPathsOf } from '#contract/importCells.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { categoriesAbove, categoryPath } from '#server/modules/catalogue/categories/path.ts';
import type { Draft, Picture } from './types.ts';

export interface Named {
  id: string;
  name: string;
}

/** Includes the names from the top of the tree down to its own. */
export interface CategoryNamed extends Named {
  path: string[];
}

/** Matches of a cell text: none, one or several. */
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

const sources = {
  manufacturers: sql`select id, company_name as name from manufacturers`,
  families: sql`select id, name from attribute_families`,
  tags: sql`select id, name from tags where type = 'product'`,
  configurable: sql`select id, name from attributes where is_configurable`,
};

type Source = keyof typeof sources;

/** Records found by name alone, each kind by its own texts, in one statement. */
export const byName = async (
  db: Db,
  texts: Readonly<Record<Source, readonly string[]>>,
): Promise<Record<Source, Found<Named>>> => {
  const kinds = Object.keys(sources) as Source[];
  const each = kinds.map(
    (kind) => sql`
      select ${sql.lit(kind)} as kind, g.text, t.id, t.name
      from unnest(${texts[kind]}::text[]) g (text)
      join (${sources[kind]}) t on lower(t.name) = lower(g.text)`,
  );
  const { rows } = await sql<Named & { kind: Source; text: string }>`
    ${sql.join(each, sql` union all `)} order by id`.execute(db);
  const of = (kind: Source) => grouped(rows.filter((row) => row.kind === kind));
  return {
    manufacturers: of('manufacturers'),
    families: of('families'),
    tags: of('tags'),
    configurable: of('configurable'),
  };
};

/** By the last name of each path, with the full path. */
export const findCategoriesByName = async (
  db: Db,
  cells: readonly string[],
): Promise<Found<CategoryNamed>> => {
  const names = unique(
    cells.flatMap((cell) => categoryPathsOf(cell).map((path) => path.at(-1) ?? '')),
  );
  if (names.length === 0) return new Map();
  const { rows } = await sql<CategoryNamed & { text: string }>`
    select g.text, c.id, c.name, ${categoryPath} as path
    from unnest(${names}::text[]) g (text)
    join categories c on lower(c.name) = lower(g.text) ${categoriesAbove}`.execute(db);
  return grouped(rows);
};

export const optionsNamed = async (
  db: Db,
  drafts: readonly Draft[],
  configurable: Found<Named>,
): Promise<ReadonlyMap<string, Named>> => {
  const wanted = new Map<string, { attr_id: string; text: string }>();
  for (const { choices } of drafts) {
    for (const { name, text } of choices) {
      for (const { id } of configurable.get(name) ?? []) {
        wanted.set(choiceKey(id, text), { attr_id: id, text });
      }
    }
  }
  if (wanted.size === 0) return new Map();
  const { rows } = await sql<Named & { attr_id: string; text: string }>`
    select g.attr_id, g.text, o.id, o.name
    from jsonb_to_recordset(${jsonb([...wanted.values()])}) g (attr_id bigint, text text)
    join attribute_options o on o.attr_id = g.attr_id and o.name_key = spelling_key(g.text)`.execute(
    db,
  );
  return new Map(rows.map((row) => [choiceKey(row.attr_id, row.text), row]));
};

/**
 * Images by the uploaded file's name or their own; the newest of several. Only those the viewer
 * uploaded or a record already shows may be used, as on the edit page.
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
