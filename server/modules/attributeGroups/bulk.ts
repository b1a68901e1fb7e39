import type { AttributeGroupsFilter } from '#contract/rules/attributeGroup.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { deleteGroups } from './changes.ts';
import { matching } from './groups.ts';

const remove: BulkAction<AttributeGroupsFilter, object> = {
  kind: 'attributeGroups.delete',
  access: ['attributeGroups', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteGroups(trx, viewer.userId, ids),
};

/** What can be done to many of them. */
export const attributeGroupActions = { remove };
