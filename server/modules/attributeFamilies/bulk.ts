import type { AttributeFamiliesFilter } from '#contract/rules/attributeFamily.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { deleteFamilies } from './changes.ts';
import { matching } from './families.ts';

const remove: BulkAction<AttributeFamiliesFilter, object> = {
  kind: 'attributeFamilies.delete',
  access: ['attributeFamilies', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteFamilies(trx, viewer.userId, ids),
};

/** What can be done to many of them. */
export const attributeFamilyActions = { remove };
