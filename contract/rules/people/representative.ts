import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { regions } from '#contract/regions/rules.ts';
import {
  email,
  line,
  phone,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { optionalPicture } from '#contract/rules/platform/image.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';

export const representativeInput = v.object({
  name: requiredText(limits.profileLine),
  surname: requiredText(limits.profileLine),
  position: v.nullish(line(limits.profileLine), ''),
  email,
  phone,
  picture: optionalPicture,
  regions: v.nullish(regions, []),
  version,
});

export const representativesQuery = listQueryOf(['sortIndex', 'name', 'email', 'id', 'updatedAt'], {
  name: searchText,
});
