import { expect, it } from 'vitest';
import { planted, plantedColumn } from '#tests/support/sqlClaims/planted.ts';
import { takeFaults } from '#tests/support/sqlClaims/watch.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

it('names the place and the columns of a statement that are not as its type claims', async () => {
  await planted.execute(api.db);
  const place = 'tests/support/sqlClaims/planted.ts:4';
  expect(takeFaults()).toEqual([
    `${place}: column "name" is selected and not claimed`,
    `${place}: column "label" is claimed string, found no such column`,
    `${place}: column "version" is claimed string, found integer (number)`,
  ]);
});

it('holds an expression to its type in a query that has it as a column', async () => {
  await api.db.selectFrom('tags as t').select(plantedColumn.as('since')).execute();
  expect(takeFaults()).toEqual([
    'tests/support/sqlClaims/planted.ts:8: column "since" is claimed Date, found text (string)',
  ]);
});
