import type pg from 'pg';
import { isDamaged } from './failures.ts';

/** Something damaged that a check has found. */
export interface Finding {
  /** A table, an index, or the key of a file. */
  name: string;
  problem: string;
}

export interface TableCheck {
  findings: Finding[];
  tables: number;
  indexes: number;
  /** Tables and indexes that this user of the database may not check, or can only read. */
  unchecked: number;
}

interface Relation {
  oid: number;
  name: string;
  isIndex: boolean;
  isBtree: boolean;
  isReadable: boolean;
}

/**
 * Checks every table and index of the database, the system's too, in a transaction that is rolled
 * back. Each table is read whole, with values that are stored apart from their rows. The rest needs
 * a superuser, who can create the extensions that come with PostgreSQL: amcheck checks the structure
 * of tables and B-trees, and that no row is missing in an index; pageinspect reads each page of
 * the other indexes, which shows damaged headers and wrong sums.
 */
export const checkTables = async (client: pg.ClientBase): Promise<TableCheck> => {
  await client.query('begin');
  try {
    const [hasAmcheck, hasPageinspect] = [
      await canCreate(client, 'amcheck'),
      await canCreate(client, 'pageinspect'),
    ];
    const { rows } = await client.query<Relation>(relations);
    const result: TableCheck = { findings: [], tables: 0, indexes: 0, unchecked: 0 };
    for (const relation of rows) {
      const checks = checksOf(relation, hasAmcheck, hasPageinspect);
      if (relation.isIndex) result.indexes += 1;
      else result.tables += 1;
      if (!checks.isWhole) result.unchecked += 1;
      const problems = new Set<string>();
      for (const text of checks.texts) {
        for (const problem of await problemsOf(client, text, relation)) problems.add(problem);
      }
      for (const problem of problems) result.findings.push({ name: relation.name, problem });
    }
    return result;
  } finally {
    await client.query('rollback');
  }
};

const relations = `
  select c.oid::int8::int as oid, c.oid::regclass::text as name, c.relkind = 'i' as "isIndex",
    coalesce(a.amname = 'btree', false) as "isBtree",
    c.relkind <> 'i' and has_table_privilege(c.oid, 'select') as "isReadable"
  from pg_class c
  left join pg_am a on a.oid = c.relam
  left join pg_index i on i.indexrelid = c.oid
  where c.relkind in ('r', 'm', 'i') and c.relpersistence <> 't' and coalesce(i.indisvalid, true)
  order by c.relkind = 'i', c.oid`;

interface Checks {
  /** Statements with the relation's oid or name as only parameter. Their rows are problems. */
  texts: string[];
  isWhole: boolean;
}

const checksOf = (
  { name, isIndex, isBtree, isReadable }: Relation,
  hasAmcheck: boolean,
  hasPageinspect: boolean,
): Checks => {
  if (isIndex && isBtree) {
    const text = 'select null as problem from bt_index_check($1::oid::regclass, true)';
    return { texts: hasAmcheck ? [text] : [], isWhole: hasAmcheck };
  }
  if (isIndex) {
    const text = `
      select null as problem from (
        select count(get_raw_page($1::oid::regclass::text, page::int)) from generate_series(
          0, pg_relation_size($1::oid::regclass) / current_setting('block_size')::int - 1) page) x`;
    return { texts: hasPageinspect ? [text] : [], isWhole: hasPageinspect };
  }
  const whole = `
    select null as problem from (
      select count(length(t::text)) from only ${name} t where $1::oid is not null) x`;
  const verified = `
    select 'block ' || blkno || coalesce(', row ' || offnum, '') || ': ' || msg as problem
    from verify_heapam($1::oid::regclass, check_toast => true)`;
  return {
    texts: [...(isReadable ? [whole] : []), ...(hasAmcheck ? [verified] : [])],
    isWhole: hasAmcheck,
  };
};

/** What a check finds wrong; its own failure is a problem, too, if the damage has caused it. */
const problemsOf = async (
  client: pg.ClientBase,
  text: string,
  { oid }: Relation,
): Promise<string[]> => {
  await client.query('savepoint checking');
  try {
    const { rows } = await client.query<{ problem: string | null }>(text, [oid]);
    await client.query('release savepoint checking');
    return rows.flatMap(({ problem }) => problem ?? []);
  } catch (error) {
    await client.query('rollback to savepoint checking');
    const { code = '', message } = error as Error & { code?: string };
    // a table that another session has removed since the list was read
    if (['42P01', '42704'].includes(code) || /could not open relation/.test(message)) return [];
    // damaged values also fail as if a value were invalid or a file shorter than its table
    if (isDamaged(error) || /^(XX|22|58)/.test(code)) return [message];
    throw error;
  }
};

const canCreate = async (client: pg.ClientBase, extension: string): Promise<boolean> => {
  await client.query('savepoint creating');
  try {
    await client.query(`create extension if not exists ${extension}`);
    const { rows } = await client.query<{ isSuper: boolean }>(
      `select rolsuper as "isSuper" from pg_roles where rolname = current_user`,
    );
    return rows[0]?.isSuper ?? false;
  } catch {
    await client.query('rollback to savepoint creating');
    return false;
  }
};
