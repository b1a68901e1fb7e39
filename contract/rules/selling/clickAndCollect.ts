import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { line, requiredId, searchText, version } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

const days = wholeNumber(0, limits.pickupDays);

export const clickAndCollectRuleInput = v.pipe(
  v.object({
    showroomId: requiredId,
    pickupFromDays: days,
    pickupToDays: days,
    note: v.nullish(line(limits.pickupNote), ''),
    version,
  }),
  v.forward(
    v.check(({ pickupFromDays: from, pickupToDays: to }) => from <= to, 'rules.pickupReversed'),
    ['pickupToDays'],
  ),
);

export const clickAndCollectRulesQuery = listQueryOf(
  ['name', 'pickupFromDays', 'updatedAt', 'id'],
  { name: searchText, isActive: v.nullish(v.boolean('rules.wrongType')) },
);

export const clickAndCollectInput = v.object({ click_and_collect: v.boolean('rules.required') });
