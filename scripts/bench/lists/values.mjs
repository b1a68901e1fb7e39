import * as v from 'valibot';
import { choicesOf } from './registry.mjs';

const dayMs = 86_400_000;
const monthAgo = new Date(Date.now() - 30 * dayMs).toISOString();

/**
 * Values for a filter of a list: all of its choices, or what the list's first rows and the database
 * contain.
 * @param {import('pg').Client} client
 * @param {import('./registry.mjs').List} list
 * @param {string} name of the filter
 * @param {object[]} rows the first rows of the list
 * @returns {Promise<{ kind: 'filter' | 'search', value: unknown }[]>} none if it needs values that
 * neither of them has
 */
export const valuesOf = async (client, { rule }, name, rows) => {
  const entry = rule?.entries[name];
  if (!entry) return [];
  const admits = (value) => v.is(entry, value);
  const choices = choicesOf(entry);
  if (choices.length > 0) return choices.map((value) => ({ kind: 'filter', value }));
  if (admits(anyText)) return searchesFor(wordOf(rows, name)).map(asSearch);
  const known = [rows[0]?.[name] ?? [], monthAgo.slice(0, 10), monthAgo.slice(0, 7)].flat();
  const ids = await idsOf(client, name);
  return [...unique([...ids, ...ids.map((id) => [id])].filter(admits)), ...known.filter(admits)]
    .slice(0, 2)
    .map((value) => ({ kind: 'filter', value }));
};

/** The columns that refer to records whose rows a list shows, where no name says so. */
const columns = { importRows: 'import', jobFailures: 'job', item_id: 'menu_item' };

/**
 * What a list requires: the record that its rows belong to, such as an import, and filters. Those of
 * the record that has the most rows in the database.
 * @param {import('pg').Client} client
 * @param {import('./registry.mjs').List} list
 */
export const requiredIn = async (client, { name, rule, hasId }) => {
  const variables = hasId ? { id: (await idsOf(client, columns[name]))[0] ?? '1' } : {};
  const query = name === 'changes' ? await mostChanged(client) : {};
  const { issues = [] } = rule ? v.safeParse(rule, query) : {};
  for (const key of issues.map(({ path }) => path[0].key)) {
    const entry = rule.entries[key];
    const [id = '1'] = await idsOf(client, columns[key] ?? key);
    const candidates = [...choicesOf(entry), 'variation', monthAgo.slice(0, 10), [id], id];
    query[key] = candidates.find((value) => v.is(entry, value));
  }
  return { query, variables };
};

const mostChanged = async (client) => {
  const { rows } = await client.query(
    `select entity, entity_id as "entityId" from changes
     group by 1, 2 order by count(*) desc, 2 limit 1`,
  );
  return rows[0];
};

const unique = (values) => [...new Set(values)];

const asSearch = (value) => ({ kind: 'search', value });

/** Admitted only by filters that search for words. */
const anyText = 'Zwei "Wörter"';

/** One letter, two letters, the whole word, and one that nothing contains. */
const searchesFor = (word) => [word.slice(0, 1), word.slice(0, 2), word, 'zyxq'];

/** A word of the list: of the field with the filter's name, or else of any field. */
const wordOf = (rows, name) => {
  const texts = rows.flatMap((row) => [row[name], ...stringsIn(row)]);
  const words = texts.flatMap((text) =>
    typeof text === 'string' ? (/(?<![\p{L}\d])\p{L}{4,}(?![\p{L}\d])/u.exec(text)?.[0] ?? []) : [],
  );
  return (words[0] ?? 'sofa').toLowerCase();
};

const stringsIn = (value) => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

const columnOf = (name) =>
  `${name
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replace(/_ids?$/, '')
    .replace(/ies$/, 'y')}_id`;

/**
 * The id that most rows of the largest table have in a column of the filter's name, and the root
 * above it if the column refers to a tree.
 */
const idsOf = async (client, name) => {
  const { rows } = await client.query(
    `select k.relname as table, a.attname as column, f.relname as of
     from pg_constraint c
     join pg_class k on k.oid = c.conrelid join pg_class f on f.oid = c.confrelid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1 and a.attname = $1
     order by k.reltuples desc limit 1`,
    [columnOf(name)],
  );
  if (!rows[0]) return [];
  const { table, column, of } = rows[0];
  const { rows: found } = await client.query(
    `select "${column}" as id from "${table}" where "${column}" is not null
     group by 1 order by count(*) desc, 1 limit 1`,
  );
  const id = found[0]?.id;
  if (id === undefined) return [];
  return unique([await rootOf(client, of, id), id]);
};

const rootOf = async (client, table, id) => {
  const { rows: columns } = await client.query(
    `select from information_schema.columns where table_name = $1 and column_name = 'parent_id'`,
    [table],
  );
  if (columns.length === 0) return id;
  const { rows } = await client.query(
    `with recursive up as (
       select id, parent_id from "${table}" where id = $1
       union select t.id, t.parent_id from "${table}" t join up on t.id = up.parent_id)
     select id from up where parent_id is null`,
    [id],
  );
  return rows[0]?.id ?? id;
};
