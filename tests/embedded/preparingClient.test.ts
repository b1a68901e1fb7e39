import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';

// only the embedded database uses this client
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ memory: null });
});
afterAll(() => database.close());

const prepared = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements order by prepare_time, name',
  );
  return rows.map(({ statement }) => statement);
};

describe('statements of the embedded database', () => {
  test('the same text is prepared once', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { rows } = await sql<{ n: number }>`select ${n}::int as n`.execute(database.db);
      expect(rows).toEqual([{ n }]);
    }
    expect((await prepared()).filter((text) => text === 'select $1::int as n')).toHaveLength(1);
  });

  test('one that reads is prepared without parameters, too; several at once are not', async () => {
    for (const by of [1, 2]) {
      expect(
        (await sql`select 'plain' as text, ${sql.lit(by)} as by`.execute(database.db)).rows,
      ).toEqual([{ text: 'plain', by }]);
    }
    await sql`select 'one'; select 'two'`.execute(database.db);
    await sql`create temp table unprepared (id int)`.execute(database.db);
    const kept = await prepared();
    expect(kept.filter((text) => text.startsWith("select 'plain'"))).toHaveLength(2);
    expect(kept.filter((text) => /'one'|unprepared/.test(text))).toEqual([]);
  });

  test('a frequently used one is planned again', async () => {
    const nameOf = async () => {
      const { rows } = await database.pool.query<{ name: string }>(
        "select name from pg_prepared_statements where statement = 'select $1::text as often'",
      );
      return rows[0]?.name;
    };
    await database.pool.query('select $1::text as often', ['a']);
    const first = await nameOf();
    for (let n = 0; n < 500; n += 1) await database.pool.query('select $1::text as often', ['a']);
    expect(await nameOf()).not.toBe(first);
    expect(await prepared()).toContain('select $1::text as often');
  });

  test('many texts displace those that were not used for long', async () => {
    for (let n = 0; n < 250; n += 1) await database.pool.query(`select $1::int as c${n}`, [n]);
    const kept = await prepared();
    expect(kept).toHaveLength(200);
    expect(kept).toContain('select $1::int as c249');
    expect(kept).not.toContain('select $1::int as c0');
  });

  test('a refused statement and a transaction rolled back leave nothing behind that disturbs', async () => {
    const divide = (by: number) => sql<{ n: number }>`select 1 / ${by}::int as n`;
    await expect(divide(0).execute(database.db)).rejects.toThrow('division by zero');
    await expect(
      database.db.transaction().execute(async (trx) => {
        await divide(0).execute(trx);
      }),
    ).rejects.toThrow('division by zero');
    expect((await divide(1).execute(database.db)).rows).toEqual([{ n: 1 }]);
  });
});
