import * as v from 'valibot';
import { id, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

/** Values accepted by updateAffiliateProductsStatus. */
const affiliateStatuses = ['published', 'hidden'] as const;
export const affiliateStatus = v.picklist(affiliateStatuses, 'rules.wrongType');

/** The displayed state of a product; `gone` means that it is no longer in its feed. */
export const affiliateStates = [...affiliateStatuses, 'gone'] as const;

/** Whether an own category is assigned to the foreign category. */
export const mappedChoices = ['yes', 'no'] as const;
const mapped = oneOf(mappedChoices);

/** All other data of a product comes from its feed. */
export const affiliateProductInput = v.object({ version });

export const affiliateProductsQuery = listQueryOf(['id', 'title', 'price', 'state', 'updatedAt'], {
  title: searchText,
  network_id: v.nullish(id),
  affiliate_category_id: v.nullish(id),
  category_id: v.nullish(id),
  state: oneOf(affiliateStates),
  mapped,
  notForSale: v.nullish(v.boolean('rules.filter')),
});

export const affiliateCategoryInput = v.object({ version });

export const affiliateCategoriesQuery = listQueryOf(['mapped', 'id', 'path', 'n'], {
  path: searchText,
  network_id: v.nullish(id),
  category_id: v.nullish(id),
  mapped,
});
