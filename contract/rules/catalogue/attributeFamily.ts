import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  confirmedLoss,
  controlCharacters,
  id,
  requiredText,
  searchText,
  slug,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { placeOfUse } from './attributeGroup.ts';

const shortText = (max: number) =>
  v.nullish(
    v.pipe(
      v.string('rules.wrongType'),
      v.trim(),
      v.maxLength(max, 'rules.maxLength'),
      v.check((text) => !controlCharacters.test(text), 'rules.controlCharacters'),
    ),
    '',
  );

const familyGroup = v.object({
  group_id: id,
  place_use: placeOfUse,
  /** Overrides of the attributes' `is_required` for this family. */
  attributes: v.nullish(
    v.pipe(
      v.array(v.object({ attr_id: id, is_required: v.boolean('rules.wrongType') })),
      v.maxLength(limits.attributesPerGroup, 'rules.maxItems'),
      v.check(
        (list) => new Set(list.map(({ attr_id }) => attr_id)).size === list.length,
        'rules.attributeTwice',
      ),
    ),
    [],
  ),
});

export const attributeFamilyInput = v.object({
  name: requiredText(limits.name),
  slug,
  unit: shortText(limits.unit),
  product_type: shortText(limits.productType),
  groups: v.pipe(
    v.array(familyGroup, 'rules.required'),
    v.maxLength(limits.groupsPerFamily, 'rules.maxItems'),
    v.check(
      (list) => new Set(list.map(({ group_id }) => group_id)).size === list.length,
      'rules.groupTwice',
    ),
  ),
  confirmedLoss,
  version,
});
export type AttributeFamilyInput = v.InferOutput<typeof attributeFamilyInput>;

export const attributeFamiliesQuery = listQueryOf(
  ['name', 'id', 'product_type', 'usage', 'updatedAt'],
  { name: searchText, product_type: searchText },
);
