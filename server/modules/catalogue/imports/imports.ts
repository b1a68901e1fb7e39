import { type RawBuilder, sql } from 'kysely';
import type { Import } from '#contract/generated/schema.ts';
import { type ImportsFilter, openImportStates } from '#contract/rules/catalogue/import.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { countOf, pageOf, type Rows, requestedColumns } from '#server/db/page.ts';
import { hasWords } from '#server/db/search.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ListSource } from '#server/graphql/list.ts';
import { jobColumns } from '#server/jobs/jobs.ts';

const columns = sql`m.id, m.filename, m.state, m.dry_run as "dryRun", m.msg, m.args::text as args,
  coalesce((select btrim(u.firstname || ' ' || u.lastname) from users u where u.id = m.user_id), '')
    as "userName",
  ${moment('m.created_at')} as "createdAt", ${moment('m.ended_at')} as "endedAt",
  m.left_out as "leftOut", m.rows, m.created, m.changed, m.unchanged, m.refused, m.products, m.written`;

const expressions = ({ userId }: Viewer) => ({
  // a job belongs to its account, wherever it is shown
  job: sql`(
    select to_json(j) from (
      select ${jobColumns} from jobs t where t.id = m.job_id and t.user_id = ${userId}) j)`,
  unknownColumns: sql`(
    select coalesce(json_agg(json_build_object('heading', c.heading, 'rows', c.rows)
      order by c.rows desc, c.heading), '[]')
    from (
      select f ->> 'column' as heading, count(distinct r.place)::int as rows
      from import_rows r, jsonb_array_elements(r.faults) f
      where r.import_id = m.id and r.outcome = 'refused' and f ->> 'msg' = 'rules.importNoField'
      group by 1) c)`,
  sheets: sql`array(
    select r.sheet from import_rows r where r.import_id = m.id
    group by r.sheet order by min(r.place))`,
});

const sortColumns: Record<ImportsFilter['sort'], RawBuilder<unknown>> = {
  // in upload order
  createdAt: sql`t.id`,
  id: sql`t.id`,
  filename: sql`lower(t.filename)`,
  state: sql`t.state`,
  endedAt: sql`t.ended_at`,
};

export const matching = ({
  ids,
  name,
  state,
}: Pick<ImportsFilter, 'ids' | 'state'> & { name?: string | null }): Rows => {
  const where: RawBuilder<unknown>[] = [];
  if (ids) where.push(sql`t.id = any(${ids}::bigint[])`);
  if (name) where.push(hasWords(name, sql`t.filename`));
  if (state) where.push(sql`t.state = ${state}`);
  return { table: 'imports', where };
};

export const listImports = (
  db: Db,
  viewer: Viewer,
  filter: ImportsFilter,
  fields: ReadonlySet<string>,
): ListSource<Import> => {
  const rows = matching(filter);
  return {
    results: async () => {
      const { rows: found } = await sql<Import>`
        select ${columns}${requestedColumns(expressions(viewer), fields)}
        from (${pageOf(rows, sortColumns[filter.sort], filter)}) p
        join imports m on m.id = p.id order by p.n`.execute(db);
      return found;
    },
    total: () => countOf(db, rows, filter.countUpTo),
  };
};

/** NOT_FOUND if it does not exist. */
export const importById = async (
  db: Db,
  viewer: Viewer,
  id: string,
  fields: ReadonlySet<string>,
): Promise<Import> => {
  const { rows } = await sql<Import>`
    select ${columns}${requestedColumns(expressions(viewer), fields)}
    from imports m where m.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

/** Whether a workbook uploaded now would be read immediately. */
export const isAvailable = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from imports where state = any(${openImportStates}::text[])`.execute(db);
  return rows.length === 0;
};
