import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { requiredText } from './fields.ts';

const resource = v.pipe(requiredText(100), v.regex(/^[a-z-]+(\/[a-z-]+)*$/, 'rules.wrongType'));

export const savedViewsQuery = v.object({ resource });

export const savedViewInput = v.object({
  resource,
  name: requiredText(limits.viewName),
  // only a query: it is always appended to the list's own path
  search: v.pipe(
    v.string('rules.required'),
    v.maxLength(limits.viewSearch, 'rules.maxLength'),
    v.regex(/^(\?[^#\s]*)?$/, 'rules.wrongType'),
  ),
  shared: v.nullish(v.boolean('rules.wrongType'), false),
});
export type SavedViewValues = v.InferOutput<typeof savedViewInput>;
