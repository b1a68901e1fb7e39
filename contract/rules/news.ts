import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { longText, requiredText, searchText, status, version } from './fields.ts';
import { optionalPicture } from './image.ts';
import { optionalLink } from './link.ts';
import { listQueryOf } from './list.ts';

export const newsInput = v.object({
  title: requiredText(limits.newsTitle),
  text: longText(limits.newsText),
  link: optionalLink,
  picture: optionalPicture,
  version,
});

export const newsQuery = listQueryOf(['updatedAt', 'publishedAt', 'title', 'id', 'status'], {
  title: searchText,
  status: v.nullish(status),
});
