import type { ServiceGroupsFilter } from '#contract/rules/service.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { deleteServiceGroups, deleteServices } from './changes.ts';
import { matching } from './services.ts';

const removeGroups: BulkAction<ServiceGroupsFilter, object> = {
  kind: 'serviceGroups.delete',
  access: ['services', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteServiceGroups(trx, viewer.userId, ids),
};

const removeServices: BulkAction<never, object> = {
  kind: 'services.delete',
  access: ['services', 'delete'],
  matching: () => {
    throw new Error('Services are named by their ids.');
  },
  apply: (trx, viewer, ids) => deleteServices(trx, viewer.userId, ids),
};

/** What can be done to many of them. */
export const serviceActions = { removeGroups, removeServices };
