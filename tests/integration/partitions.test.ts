import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, test, vi } from 'vitest';
import { isLockTimeout } from '#server/db/failures.ts';
import { partitionByMonth, preparePartitions } from '#server/db/partitions/convert.ts';
import { checkMonths, createMonths, deleteOldMonths } from '#server/db/partitions/months.ts';
import { database, eachOnItsDatabase } from '#tests/support/migrations.ts';

eachOnItsDatabase();

const run = async <Row>(text: string): Promise<Row[]> =>
  (await sql.raw<Row>(text).execute(database.db)).rows;

/** The partition of each row, and its name, in their order. */
const placesIn = (table: string, name: string) =>
  run<{ place: string; name: string }>(
    `select tableoid::regclass::text as place, ${name} as name from ${table} order by id`,
  );

/** The start of a month, counted from the present one. */
const monthText = (months: number) =>
  `(date_trunc('month', now() at time zone 'UTC') + interval '${months} months') at time zone 'UTC'`;

/** The partition of security events of that month. */
const monthName = async (months: number): Promise<string> => {
  const [found] = await run<{ name: string }>(`
    select 'security_events_' || to_char((${monthText(months)}) at time zone 'UTC', 'YYYY_MM') as name`);
  return found?.name ?? '';
};

const partitions = async (): Promise<string[]> => {
  const found = await run<{ name: string }>(`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'security_events'::regclass order by 1`);
  return found.map(({ name }) => name);
};

const addEvent = (at: string, account: string) =>
  run(`insert into security_events (at, kind, account) values (${at}, 'signIn', '${account}')`);

describe('a filled table that becomes partitioned', () => {
  const monthly = { table: 'marks', time: 'at', key: ['id', 'at'] };

  const createMarks = () =>
    run(`
      create table marks (
        id bigint generated always as identity primary key,
        at timestamptz not null default now(),
        name text not null check (name <> ''),
        tag_id bigint references tags on delete cascade
      );
      comment on table marks is 'marks of tags';
      create index marks_tag_id_idx on marks (tag_id, id desc);
      create unique index marks_name_key on marks (name, at);
      create function count_marks() returns trigger language plpgsql as $$
        begin
          update tags set name = name || (select count(*) from added);
          return null;
        end $$;
      create trigger marks_count after insert on marks
        referencing new table as added for each statement execute function count_marks();
      grant select on marks to public;
      delete from tags;
      insert into tags (name, type) values ('tag', 'style');
      insert into marks (at, name, tag_id)
        select now() - make_interval(days => 30 * n), 'old ' || n, t.id
        from generate_series(1, 3) n, tags t;
      update tags set name = 'tag'`);

  const convert = async () => {
    const untyped = database.db as unknown as Kysely<unknown>;
    await database.db
      .connection()
      .execute((connection) =>
        preparePartitions(connection as unknown as Kysely<unknown>, monthly),
      );
    await untyped.transaction().execute((trx) => partitionByMonth(trx, monthly));
  };

  test('keeps its rows, ids, constraints, indexes, triggers, privileges and comments', async () => {
    await createMarks();
    const before = await run('select * from marks order by id');
    const [{ node } = { node: 0 }] = await run<{ node: number }>(
      `select pg_relation_filenode('marks') as node`,
    );
    await convert();
    expect(await run('select * from marks order by id')).toEqual(before);
    // not written anew
    expect(await run(`select pg_relation_filenode('marks_first') as node`)).toEqual([{ node }]);

    await run(`insert into marks (name, tag_id) select 'new', id from tags`);
    expect((await placesIn('marks', 'name')).at(-1)).toEqual({
      place: 'marks_first',
      name: 'new',
    });
    expect(await run('select id from marks order by id')).toEqual(
      ['1', '2', '3', '4'].map((id) => ({ id })),
    );
    expect(await run('select name from tags')).toEqual([{ name: 'tag1' }]);
    for (const refused of [
      `insert into marks (name) values ('')`,
      `insert into marks (name, tag_id) values ('x', 0)`,
      `insert into marks (name, at) select name, at from marks`,
    ]) {
      await expect(run(refused)).rejects.toThrow(/violates/);
    }
    expect(
      await run(`select obj_description('marks'::regclass) as comment,
        has_table_privilege('public', 'marks', 'select') as "isReadable"`),
    ).toEqual([{ comment: 'marks of tags', isReadable: true }]);
    await run('delete from tags');
    expect(await run('select from marks')).toEqual([]);
  });

  test('has the same indexes in every partition', async () => {
    await createMarks();
    await convert();
    await createMonths(database.db);
    const indexes = await run<{ table: string; columns: string }>(`
      select indrelid::regclass::text as table, string_agg(
        regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''), '; ' order by indkey::text)
        as columns
      from pg_index where indrelid::regclass::text like 'marks%' group by 1`);
    expect(indexes.length).toBeGreaterThan(3);
    expect(new Set(indexes.map(({ columns }) => columns)).size).toBe(1);
  });

  test('is prepared again after a process ended in between, also with a row from the future', async () => {
    await createMarks();
    await database.db
      .connection()
      .execute((connection) =>
        preparePartitions(connection as unknown as Kysely<unknown>, monthly),
      );
    await run(`alter table marks drop constraint marks_first_check;
      insert into marks (name, at) values ('ahead', now() + interval '1 year')`);
    await convert();
    expect((await placesIn('marks', 'name')).at(-1)).toEqual({
      place: 'marks_first',
      name: 'ahead',
    });
    await createMonths(database.db);
    await run(`insert into marks (name) values ('new')`);
  });
});

describe('months', () => {
  /** Without the first partition, which has all times until the end of the third month from now. */
  const removeFirst = () => run('drop table security_events_first');

  test('get a partition each, for three months ahead', async () => {
    await removeFirst();
    await createMonths(database.db);
    const ahead = [0, 1, 2, 3];
    for (const n of ahead) await addEvent(monthText(n), `start of ${n}`);
    for (const n of ahead) {
      await addEvent(`${monthText(n + 1)} - interval '1 microsecond'`, `end of ${n}`);
    }
    const places = (await placesIn('security_events', 'account')).map(({ place }) => place);
    const months = await Promise.all(ahead.map((n) => monthName(n)));
    expect(places).toEqual([...months, ...months]);
    await createMonths(database.db);
    expect(await partitions()).toEqual([...months, 'security_events_rest']);
  });

  test('that processes create at the same time are created once', async () => {
    await removeFirst();
    await Promise.all([createMonths(database.db), createMonths(database.db)]);
    expect(await partitions()).toHaveLength(5);
  });

  test('without a partition have their rows apart, reported, until they get one', async () => {
    await removeFirst();
    const report = vi.fn();
    await addEvent(monthText(2), 'ahead');
    await addEvent(`now() + interval '3 years'`, 'far ahead');
    expect(await placesIn('security_events', 'account')).toEqual([
      { place: 'security_events_rest', name: 'ahead' },
      { place: 'security_events_rest', name: 'far ahead' },
    ]);
    await createMonths(database.db);
    await checkMonths(database.db, report);
    expect(await placesIn('security_events', 'account')).toEqual([
      { place: await monthName(2), name: 'ahead' },
      { place: 'security_events_rest', name: 'far ahead' },
    ]);
    expect(report.mock.calls).toEqual([
      [new Error('security_events has 1 rows of months far ahead.')],
    ]);
  });

  test('that are over for long enough are dropped, and others stay', async () => {
    await removeFirst();
    for (const n of [-3, -2, -1, 0]) {
      await run(`
        do $$ begin
          execute format('create table %I partition of security_events for values from (%L) to (%L)',
            '${await monthName(n)}', ${monthText(n)}, ${monthText(n + 1)});
        end $$`);
      await addEvent(`${monthText(n + 1)} - interval '1 second'`, `end of ${n}`);
    }
    await addEvent(monthText(-5), 'of a month without partition');
    // from any day of this month to any of the last one
    await deleteOldMonths(database.db, 'security_events', 31);
    const left = (await placesIn('security_events', 'account')).map(({ name }) => name);
    expect(left.slice(-2)).toEqual(['end of -1', 'end of 0']);
    expect(left).not.toContain('end of -3');
    expect(left).not.toContain('of a month without partition');
    expect(await partitions()).toEqual(
      expect.arrayContaining([await monthName(-1), await monthName(0)]),
    );
    expect(await partitions()).not.toContain(await monthName(-3));
  });

  test('are deleted row by row in the first partition', async () => {
    await addEvent(monthText(-4), 'old');
    await addEvent('now()', 'new');
    await deleteOldMonths(database.db, 'security_events', 31);
    expect(await placesIn('security_events', 'account')).toEqual([
      { place: 'security_events_first', name: 'new' },
    ]);
  });

  // the embedded database has one connection
  test.runIf('url' in inject('template'))('in use are dropped by a later run', async () => {
    await removeFirst();
    await run(`create table security_events_2020_01 partition of security_events
      for values from ('2020-01-01+00') to ('2020-02-01+00')`);
    const reader = await database.pool.connect();
    await reader.query('begin; select from security_events limit 1');
    const error = await deleteOldMonths(database.db, 'security_events', 31).catch(
      (e: unknown) => e,
    );
    expect(isLockTimeout(error)).toBe(true);
    // nobody waits behind it any more
    await addEvent('now()', 'new');
    await reader.query('commit');
    reader.release();
    await deleteOldMonths(database.db, 'security_events', 31);
    expect(await partitions()).toEqual(['security_events_rest']);
  });
});
