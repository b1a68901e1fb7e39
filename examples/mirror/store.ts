import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/*
 * The tables. Each row has as `data` everything that the marketplace says of the thing, as JSON, and in columns
 * what a shop searches and joins by. There are no foreign keys: parts of the catalogue arrive one after another.
 * Neither are slugs and article numbers unique, since one thing may get what another one has just given up.
 */
const schema = `
  create table if not exists state (name text primary key, value text not null);
  create table if not exists category (
    id text primary key, parent_id text, position integer, slug text, name text, data text);
  create table if not exists product (
    id text primary key, slug text, name text, from_price text, data text);
  create table if not exists product_category (
    product_id text, category_id text, position integer, primary key (product_id, category_id));
  create table if not exists variation (
    id text primary key, product_id text, slug text, sku text, name text, from_price text, data text);
  create table if not exists offer (
    id text primary key, product_id text, variation_id text, vendor_id text, price text, data text);
  create table if not exists partner (
    kind text, id text, name text, data text, primary key (kind, id));
  create table if not exists menu_item (
    id text primary key, parent_id text, position integer, name text, data text);
  create table if not exists menu_variation (
    item_id text, variation_id text, primary key (item_id, variation_id));
  create table if not exists banner (
    id text primary key, placement text, position integer, data text);
  create table if not exists announcement_bar (position integer primary key, code text, data text);
  create table if not exists blog_post (
    id text primary key, slug text, title text, published_at text, data text);
  create table if not exists style_category (
    id text primary key, position integer, slug text, name text, data text);
  create table if not exists style (
    id text primary key, slug text, title text, category_id text, data text);
  create table if not exists style_section (
    id text primary key, position integer, slug text, name text, data text);
  create index if not exists product_slug on product (slug);
  create index if not exists product_of_category on product_category (category_id);
  create index if not exists variation_of_product on variation (product_id);
  create index if not exists variation_sku on variation (sku);
  create index if not exists offer_of_product on offer (product_id);
  create index if not exists offer_of_variation on offer (variation_id);
`;

/** The tables of the copy, and the columns by which a row is known. */
export const tables = {
  category: ['id'],
  product: ['id'],
  product_category: ['product_id', 'category_id'],
  variation: ['id'],
  offer: ['id'],
  partner: ['kind', 'id'],
  menu_item: ['id'],
  menu_variation: ['item_id', 'variation_id'],
  banner: ['id'],
  announcement_bar: ['position'],
  blog_post: ['id'],
  style_category: ['id'],
  style: ['id'],
  style_section: ['id'],
} as const;

export type Table = keyof typeof tables;
export type Values = Readonly<Record<string, SQLInputValue>>;
/** A row of a table. */
export type Row = readonly [table: Table, values: Values];

export type Store = ReturnType<typeof openStore>;

/** The copy in an SQLite file, or in memory (`:memory:`). */
export const openStore = (file: string) => {
  const db = new DatabaseSync(file);
  // a shop can read the file while it is written; a second mirror waits
  db.exec('pragma journal_mode = wal; pragma busy_timeout = 10000');
  db.exec(schema);
  return {
    /** The rows of a table, in the order of their keys. */
    rows: (table: Table) =>
      db.prepare(`select * from ${table} order by ${tables[table].join(', ')}`).all() as Values[],
    put: (rows: readonly Row[]) => {
      for (const [table, values] of rows) {
        const names = Object.keys(values);
        const places = names.map(() => '?').join(', ');
        db.prepare(`insert or replace into ${table} (${names.join(', ')}) values (${places})`).run(
          ...Object.values(values),
        );
      }
    },
    /** Deletes the rows with these values, or all of the table. */
    remove: (table: Table, where: Values = {}) => {
      const conditions = Object.keys(where).map((name) => ` and ${name} = ?`);
      db.prepare(`delete from ${table} where true${conditions.join('')}`).run(
        ...Object.values(where),
      );
    },
    /** The cursor up to which the copy has everything; null before the first copy. */
    cursor: () => {
      const row = db.prepare(`select value from state where name = 'cursor'`).get();
      return row ? String(row.value) : null;
    },
    keepCursor: (cursor: string) => {
      db.prepare(`insert or replace into state (name, value) values ('cursor', ?)`).run(cursor);
    },
    /** All of it, or nothing: others read the former state until then, and so does a process that was killed. */
    transaction: async (work: () => void | Promise<void>) => {
      db.exec('begin immediate');
      try {
        await work();
        db.exec('commit');
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
};
