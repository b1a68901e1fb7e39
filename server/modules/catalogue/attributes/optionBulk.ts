import type { AttributeOptionsFilter } from '#contract/rules/catalogue/attributeOption.ts';
import { idsOf } from '#server/db/page.ts';
import type { BulkAction } from '#server/jobs/bulk.ts';
import { deleteOptions } from './optionChanges.ts';
import { matching } from './options.ts';

const remove: BulkAction<AttributeOptionsFilter, object> = {
  kind: 'attributeOptions.delete',
  access: ['attributes', 'edit'],
  matching: (_, filter) => idsOf(matching(filter)),
  apply: (trx, viewer, ids) => deleteOptions(trx, viewer.userId, ids),
};

export const optionActions = { remove };
