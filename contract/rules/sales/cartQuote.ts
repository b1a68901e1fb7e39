import * as v from 'valibot';
import { id, searchText } from '#contract/rules/platform/fields.ts';

export const cartProductsQuery = v.object({ name: searchText, vendorId: v.nullish(id) });
