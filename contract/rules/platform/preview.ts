import * as v from 'valibot';
import { limits } from '#contract/limits.ts';

/** The rows shown in a bulk edit's preview. */
export const previewPage = v.object({
  page: v.nullish(v.pipe(v.number('rules.wrongType'), v.minValue(0, 'rules.minValue')), 0),
  size: v.nullish(
    v.pipe(
      v.number('rules.wrongType'),
      v.minValue(1, 'rules.minValue'),
      v.maxValue(limits.previewRows, 'rules.maxValue'),
    ),
    limits.defaultPageSize,
  ),
});
export type PreviewPage = v.InferOutput<typeof previewPage>;
