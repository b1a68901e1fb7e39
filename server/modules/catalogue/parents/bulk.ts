import { sql } from 'kysely';
import type { ParentsFilter } from '#contract/rules/catalogue/parent.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { setParentsStatus } from './changes.ts';
import { matching } from './parents.ts';
import { deleteParents } from './remove.ts';

const matchingRows = (viewer: Viewer, filter: ParentsFilter) =>
  sql`select p.id from parent_products p where ${matching(viewer, filter)}`;

type Parents = BulkAction<ParentsFilter, object>;

const publish: Parents = {
  kind: 'parents.publish',
  access: ['parents', 'edit'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => setParentsStatus(trx, viewer, ids, '1'),
};

const setDraft: Parents = {
  kind: 'parents.setDraft',
  access: ['parents', 'edit'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => setParentsStatus(trx, viewer, ids, '2'),
};

const remove: Parents = {
  kind: 'parents.delete',
  access: ['parents', 'delete'],
  matching: matchingRows,
  apply: (trx, viewer, ids) => deleteParents(trx, viewer, ids),
};

export const parentActions = { publish, setDraft, remove };
