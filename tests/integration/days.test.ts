import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fromDay, toDay } from '#server/db/days.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

test.each([
  ['a day in summer', '2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ['the day of 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['the day of 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
])('%s begins and ends at midnight in Germany', async (_, day, from, to) => {
  const { rows } = await sql<{ from: Date; to: Date }>`
    select ${fromDay(day)} as "from", ${toDay(day)} as "to"`.execute(api.db);
  expect([rows[0]?.from.toISOString(), rows[0]?.to.toISOString()]).toEqual([from, to]);
});
