import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  bulkInput,
  ids,
  longText,
  requiredId,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { listQuery, listQueryOf } from '#contract/rules/platform/list.ts';
import { wholeNumber } from '#contract/rules/platform/wholeNumber.ts';

export const serviceGroupInput = v.object({ name: requiredText(limits.name), version });

/** Duration in minutes. */
const duration = wholeNumber(1, limits.serviceDuration);

export const serviceInput = v.object({
  name: requiredText(limits.name),
  groupId: requiredId,
  duration,
  description: longText(limits.serviceDescription),
  version,
});

export const servicesMoveInput = v.object({ ...bulkInput.entries, groupId: requiredId });

export const serviceGroupsQuery = listQueryOf(['name', 'id'], { name: searchText });

export const serviceUsesQuery = v.object({
  ...listQuery(['name']),
  of: v.picklist(['service', 'serviceGroup'], 'rules.filter'),
  ids: ids(limits.maxPageSize),
});
