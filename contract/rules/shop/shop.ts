import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ids, requiredText, searchText, version } from '#contract/rules/platform/fields.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

/** The languages of the texts that a shop can show. */
export const shopLanguages = ['de', 'en'] as const;

/** Which published records a shop shows. */
export const shopShows = ['everything', 'selection'] as const;

const linked = v.nullish(ids(limits.shopLinks), []);

const fields = v.object({
  name: requiredText(limits.keyName),
  url: optionalLink,
  languages: v.pipe(
    v.nullish(v.array(v.picklist(shopLanguages, 'rules.unknown'), 'rules.wrongType'), []),
    v.minLength(1, 'rules.required'),
    v.transform((given) => shopLanguages.filter((language) => given.includes(language))),
  ),
  shows: v.nullish(v.picklist(shopShows, 'rules.unknown'), 'everything'),
  categoryIds: linked,
  vendorIds: linked,
  version,
});

type Fields = v.InferOutput<typeof fields>;

/** A shop that shows everything keeps no selection. */
const withoutIdleSelection = (given: Fields): Fields =>
  given.shows === 'everything' ? { ...given, categoryIds: [], vendorIds: [] } : given;

export const shopInput = v.pipe(
  fields,
  v.transform(withoutIdleSelection),
  v.forward(
    v.check(
      ({ shows, categoryIds, vendorIds }) =>
        shows === 'everything' || categoryIds.length + vendorIds.length > 0,
      'rules.required',
    ),
    ['categoryIds'],
  ),
);

export const shopsQuery = listQueryOf(
  ['name', 'id', 'shows', 'keyCount', 'lastUsedAt', 'orderCount', 'updatedAt'],
  { name: searchText, shows: oneOf(shopShows) },
);
