import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { postcode } from '#contract/regions/rules.ts';
import { calendarDate, endsInTime } from '#contract/rules/platform/calendarDate.ts';
import {
  email,
  line,
  longText,
  phone,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { imageAlt, requiredPicture } from '#contract/rules/platform/image.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';
import { openingHours } from './openingHours.ts';

const empty = v.literal('');

const pictures = v.pipe(
  v.array(v.object({ filename: requiredPicture, alt: v.nullish(imageAlt, '') }), 'rules.wrongType'),
  v.maxLength(limits.showroomPictures, 'rules.maxItems'),
  v.check(
    (list) => new Set(list.map(({ filename }) => filename)).size === list.length,
    'rules.imageTwice',
  ),
);

const fields = v.object({
  name: requiredText(limits.showroomName),
  street: requiredText(limits.profileLine),
  post_code: postcode,
  city: requiredText(limits.profileLine),
  phone: v.nullish(v.union([empty, phone], 'rules.phone'), ''),
  email: v.nullish(v.union([empty, email], 'rules.email'), ''),
  description: longText(limits.profileDescription),
  openingHours,
  pictures: v.nullish(pictures, []),
  closedFrom: calendarDate,
  closedTo: calendarDate,
  closedReason: v.nullish(line(limits.profileLine), ''),
  version,
});

export const showroomInput = v.pipe(
  fields,
  v.forward(
    v.check(
      ({ closedFrom, closedTo }) => (closedFrom === null) === (closedTo === null),
      'rules.bothDays',
    ),
    ['closedTo'],
  ),
  v.forward(
    v.check(
      ({ closedFrom, closedTo }) => endsInTime({ startsOn: closedFrom, endsOn: closedTo }),
      'rules.endsBeforeStart',
    ),
    ['closedTo'],
  ),
);

export const showroomsQuery = listQueryOf(['name', 'city', 'id', 'updatedAt'], {
  name: searchText,
});
