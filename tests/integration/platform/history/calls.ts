import type { Variables } from '#tests/support/api.ts';
import { admin, api } from '#tests/support/testApi.ts';

export const documents = {
  changes: `query ($query: ChangesQuery) {
    changes(query: $query) {
      data {
        results { id at who action entityId name canRestore fields { field before after } }
        total
      }
    }
  }`,
  deleted: `query ($query: DeletedRecordsQuery) {
    deletedRecords(query: $query) { data { results { id entityId name who action } total } }
  }`,
  restore: 'mutation ($input: RestoreInput!) { restoreChange(input: $input) { data } }',
};

export const historyOf = async (entity: string, entityId: string, token = admin) =>
  (await api.data(documents.changes, { query: { entity, entityId, size: 100 } }, token)).changes
    .data.results;

export const lastOf = async (entity: string, entityId: string, token = admin) => {
  const [last] = await historyOf(entity, entityId, token);
  if (!last) throw new Error('Nothing is recorded.');
  return last;
};

export const restore = (changeId: string, more: object = {}, token = admin) =>
  api.data(documents.restore, { input: { changeId, ...more } }, token);

export const call = (document: string, variables: Variables, token = admin) =>
  api.data(document, variables, token);
