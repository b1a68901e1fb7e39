import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { networkCodes } from './failures.ts';
import { queryAgain } from './reads.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A pool whose statements fail with these codes, one after the other, and then succeed. */
const failing = (codes: readonly string[]) => {
  const left = [...codes];
  let asked = 0;
  const query = async () => {
    asked += 1;
    const code = left.shift();
    if (code !== undefined) throw failure(code);
    return { rows: [{ n: 1 }] };
  };
  return { pool: { query } as unknown as pg.Pool, asked: () => asked };
};

describe('a statement that only reads', () => {
  test.each([...networkCodes.map((code) => [[code]]), [['57P01', 'ECONNREFUSED']]])(
    'is run again when its connection breaks (%s)',
    async (codes) => {
      const { pool, asked } = failing(codes);
      expect((await queryAgain(pool)('select 1', [])).rows).toEqual([{ n: 1 }]);
      expect(asked()).toBe(codes.length + 1);
    },
  );

  test.each([
    ['a database that stays away', ['08006', '08006', '08006'], 3],
    ['its own error', ['22012'], 1],
    ['its time limit', ['57014'], 1],
    ['a read-only database', ['25006'], 1],
    ['damage', ['XX001'], 1],
  ])('fails for %s', async (_, codes, times) => {
    const { pool, asked } = failing(codes);
    await expect(queryAgain(pool)('select 1', [])).rejects.toMatchObject({ code: codes[0] });
    expect(asked()).toBe(times);
  });
});
