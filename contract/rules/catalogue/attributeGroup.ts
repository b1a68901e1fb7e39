import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  confirmedLoss,
  id,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

/** Places where the marketplace shows a group; `internal` means only in the back-office. */
export const placesOfUse = ['description', 'details', 'technical', 'internal'] as const;

export const placeOfUse = v.nullish(
  v.union(
    [
      v.picklist(placesOfUse),
      // sent by a form for an empty choice
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ],
    'rules.placeOfUse',
  ),
  null,
);

export const attributeGroupInput = v.object({
  name: requiredText(limits.name),
  slug,
  place_use: placeOfUse,
  is_editable: v.nullish(v.boolean('rules.wrongType'), true),
  attributes: v.pipe(
    v.array(id, 'rules.required'),
    v.maxLength(limits.attributesPerGroup, 'rules.maxItems'),
    v.check((list) => new Set(list).size === list.length, 'rules.attributeTwice'),
  ),
  confirmedLoss,
  version,
});
export type AttributeGroupInput = v.InferOutput<typeof attributeGroupInput>;

export const attributeGroupsQuery = listQueryOf(['name', 'id', 'usage', 'updatedAt'], {
  name: searchText,
  place_use: oneOf(placesOfUse),
});
