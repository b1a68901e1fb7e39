import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { endsInTime, period, runStates } from '#contract/rules/platform/calendarDate.ts';
import { colour } from '#contract/rules/platform/colour.ts';
import { id, line, requiredText, searchText, version } from '#contract/rules/platform/fields.ts';
import { imageAlt, optionalPicture } from '#contract/rules/platform/image.ts';
import { optionalLink } from '#contract/rules/platform/link.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';

/** Places on the website for banners. */
export const placements = ['home_top', 'home_middle', 'category', 'style'] as const;
const placement = v.picklist(placements, 'rules.placement');

/** The fields required for activating a banner. */
export const neededToRun = ['picture', 'pictureAlt', 'mobilePicture', 'mobilePictureAlt'] as const;

const fields = v.object({
  name: requiredText(limits.bannerName),
  placement,
  categoryId: v.nullish(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        id,
      ],
      'rules.id',
    ),
    null,
  ),
  title: v.nullish(line(limits.bannerTitle), ''),
  text: v.nullish(line(limits.bannerText), ''),
  button: v.nullish(line(limits.bannerButton), ''),
  link: optionalLink,
  picture: optionalPicture,
  pictureAlt: v.nullish(imageAlt, ''),
  mobilePicture: optionalPicture,
  mobilePictureAlt: v.nullish(imageAlt, ''),
  textColor: v.nullish(colour, '#ffffff'),
  backgroundColor: v.nullish(colour, '#2f4a43'),
  ...period,
  version,
});

export const websiteBannerInput = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ placement: place, categoryId }) => place !== 'category' || categoryId !== null,
      'rules.required',
    ),
    ['categoryId'],
  ),
  v.forward(
    v.check(({ button, link }) => button === '' || link !== '', 'rules.buttonWithoutLink'),
    ['link'],
  ),
  v.forward(
    v.check((given) => endsInTime(given), 'rules.endsBeforeStart'),
    ['endsOn'],
  ),
  v.transform((given) => ({
    ...given,
    categoryId: given.placement === 'category' ? given.categoryId : null,
  })),
);

export const websiteBannersQuery = listQueryOf(
  ['sortIndex', 'name', 'id', 'placement', 'state', 'startsOn', 'endsOn', 'updatedAt'],
  {
    name: searchText,
    placement: oneOf(placements, 'rules.placement'),
    state: oneOf(runStates),
  },
);
