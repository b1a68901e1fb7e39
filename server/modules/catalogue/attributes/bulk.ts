import type { AttributesFilter } from '#contract/rules/catalogue/attribute.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { matching } from './attributes.ts';
import { deleteAttributes } from './changes.ts';

const remove: BulkAction<AttributesFilter, object> = {
  kind: 'attributes.delete',
  access: ['attributes', 'delete'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteAttributes(trx, viewer.userId, ids),
};

export const attributeActions = { remove };
