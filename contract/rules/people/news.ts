import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { longText, requiredText, searchText, version } from '#contract/rules/platform/fields.ts';
import { optionalPicture } from '#contract/rules/platform/image.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';
import { listQueryOf, statusFilter } from '#contract/rules/platform/list.ts';

export const newsInput = v.object({
  title: requiredText(limits.newsTitle),
  text: longText(limits.newsText),
  link: optionalLink,
  picture: optionalPicture,
  version,
});

export const newsItemsQuery = listQueryOf(['updatedAt', 'publishedAt', 'title', 'id', 'status'], {
  title: searchText,
  status: statusFilter,
});
