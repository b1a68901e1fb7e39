import { expect, it } from 'vitest';
import { planted, plantedColumn } from '#tests/support/sqlClaims/planted.ts';
import { collectFaults } from '#tests/support/sqlClaims/watch.ts';
import { api, shareApi } from '#tests/support/testApi.ts';

shareApi();

it('names the place and the columns of a statement that differ from its type', async () => {
  await planted.execute(api.db);
  const place = 'tests/support/sqlClaims/planted.ts:4';
  expect(collectFaults()).toEqual([
    `${place}: column "name" is selected and not claimed`,
    `${place}: column "label" is claimed string, found no such column`,
    `${place}: column "version" is claimed string, found integer (number)`,
  ]);
});

it('checks the type of an expression that a query has as a column', async () => {
  await api.db.selectFrom('tags as t').select(plantedColumn.as('since')).execute();
  expect(collectFaults()).toEqual([
    'tests/support/sqlClaims/planted.ts:8: column "since" is claimed Date, found text (string)',
  ]);
});
