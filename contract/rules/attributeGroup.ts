import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { bulkInputOf } from './bulk.ts';
import { id, ids, requiredText, searchText, slug, version } from './fields.ts';
import { listQuery } from './list.ts';

/** Where the marketplace shows a group; `internal` nowhere but in here. */
export const placesOfUse = ['description', 'details', 'technical', 'internal'] as const;

export const placeOfUse = v.nullish(
  v.union(
    [
      v.picklist(placesOfUse),
      // what a form's empty choice sends
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
    ],
    'rules.placeOfUse',
  ),
  null,
);

/** How many products somebody has been told would lose values, and agreed to. */
export const confirmedLoss = v.nullish(
  v.pipe(
    v.number('rules.wrongType'),
    v.integer('rules.wrongType'),
    v.minValue(0, 'rules.minValue'),
  ),
  0,
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

export const attributeGroupsQuery = v.object({
  ...listQuery(['name', 'id', 'usage', 'updatedAt']),
  name: searchText,
  place_use: v.nullish(v.picklist(placesOfUse, 'rules.filter')),
  ids: v.nullish(ids(limits.maxPageSize)),
});
export type AttributeGroupsFilter = v.InferOutput<typeof attributeGroupsQuery>;

/** Which of them a bulk call is about. */
export const attributeGroupsTarget = bulkInputOf(attributeGroupsQuery);
