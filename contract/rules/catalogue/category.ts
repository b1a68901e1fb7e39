import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { id, ids, requiredText, slug, version } from '#contract/rules/platform/fields.ts';
import { imageFilename } from '#contract/rules/platform/image.ts';

const fields = {
  name: requiredText(limits.name),
  slug,
  avatar: v.nullish(
    v.pipe(v.string('rules.wrongType'), v.regex(imageFilename, 'rules.imageFilename')),
    null,
  ),
};

/** Without a parent, the category is on the first level. */
const parentId = v.nullish(id, null);

export const categoryCreateInput = v.object({ ...fields, parentId });
export type CategoryCreateValues = v.InferOutput<typeof categoryCreateInput>;

export const categoryUpdateInput = v.object({ ...fields, version });
export type CategoryUpdateValues = v.InferOutput<typeof categoryUpdateInput>;

export const categoryMoveInput = v.object({ parentId, beforeId: v.nullish(id, null), version });
export type CategoryMoveValues = v.InferOutput<typeof categoryMoveInput>;

export const categoryOrderInput = v.object({ parentId, ids: ids(limits.categorySiblings) });
export type CategoryOrderValues = v.InferOutput<typeof categoryOrderInput>;

export const categoryDeleteInput = v.object({ moveTo: v.nullish(id, null), version });
export type CategoryDeleteValues = v.InferOutput<typeof categoryDeleteInput>;

/**
 * Whether a branch fits below a category.
 * @param parentLevel level of that category, counted from 1; 0 for the top of the tree
 * @param branchLevels levels of the branch, including its root
 */
export const fitsBelow = (parentLevel: number, branchLevels: number): boolean =>
  parentLevel + branchLevels <= limits.categoryLevels;
