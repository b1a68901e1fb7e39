import { type OpeningSpan, spanLine } from '#contract/rules/people/openingHours.ts';
import { showroomInput, showroomsQuery } from '#contract/rules/people/showroom.ts';
import { rowsBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, dayOf } from '#server/entity/filters.ts';
import { listOf, type Read } from '#server/entity/states.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

interface ShowroomPicture {
  filename: string;
  alt: string;
}

/** Formats one line per row. */
const lines =
  <Row>(lineOf: (row: Row) => string): Read =>
  (value) =>
    listOf<Row>(value).map((row) => [lineOf(row)]);

export const showrooms = defineEntity({
  name: 'showroom',
  plural: 'showrooms',
  area: 'showrooms',
  table: 'showrooms',
  owner: ['manufacturer_id', 'vendor_id'],
  input: showroomInput,
  query: showroomsQuery,
  columns: [
    'name',
    'street',
    'post_code',
    'city',
    'phone',
    'email',
    'description',
    'closedFrom',
    'closedTo',
    'closedReason',
  ],
  children: {
    openingHours: {
      ...rowsBelow<OpeningSpan>({
        table: 'showroom_opening_hours',
        of: 'showroom_id',
        fields: ['day', 'opens', 'closes'],
      }),
      history: lines(spanLine),
    },
    pictures: {
      ...rowsBelow<ShowroomPicture>({
        table: 'showroom_pictures',
        of: 'showroom_id',
        fields: ['filename', 'alt'],
      }),
      history: lines(({ filename, alt }: ShowroomPicture) => JSON.stringify({ filename, alt })),
    },
  },
  fields: () => ({ closedFrom: dayOf('closed_from'), closedTo: dayOf('closed_to') }),
  filters: { name: contains('name', 'street', 'post_code', 'city') },
  sorts: {
    name: byText('name'),
    city: byText('city'),
    id: byColumn('id'),
    updatedAt: byColumn('updated_at'),
  },
  check: ({ trx, viewer }, { pictures }) =>
    claimPictures(trx, viewer, { pictures: pictures.map(({ filename }) => filename) }),
});
