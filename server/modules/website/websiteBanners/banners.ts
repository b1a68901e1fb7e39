import { sql } from 'kysely';
import {
  neededToRun,
  websiteBannerInput,
  websiteBannersQuery,
} from '#contract/rules/website/websiteBanner.ts';
import { columnOf } from '#server/entity/columns.ts';
import { completeCheck, incompleteAs } from '#server/entity/complete.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains, dayOf, equals, runState } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { one, plain } from '#server/entity/states.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

const words = { msg: 'error.BANNER_INCOMPLETE', rule: 'rules.neededToRun' };
const incomplete = incompleteAs(words);

const assertCategory = async ({ trx }: Writing, categoryId: string | null): Promise<void> => {
  if (categoryId === null) return;
  const { rows } = await sql`
    select from categories where id = ${categoryId} for key share`.execute(trx);
  if (rows.length === 0) throw invalid({ categoryId: { rule: 'rules.unknown' } });
};

/** Whether the banner is active; the caller has locked it. */
const isActive = async ({ trx }: Writing, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from website_banners where id = ${id} and is_active`.execute(trx);
  return rows.length > 0;
};

export const websiteBanners = defineEntity({
  name: 'websiteBanner',
  plural: 'websiteBanners',
  area: 'websiteBanners',
  table: 'website_banners',
  input: websiteBannerInput,
  query: websiteBannersQuery,
  columns: [
    'name',
    'placement',
    'categoryId',
    'title',
    'text',
    'button',
    'link',
    'picture',
    'pictureAlt',
    'mobilePicture',
    'mobilePictureAlt',
    'textColor',
    'backgroundColor',
    'startsOn',
    'endsOn',
  ],
  readOnlyColumns: ['isActive', 'sortIndex'],
  fields: () => ({
    startsOn: dayOf('starts_on'),
    endsOn: dayOf('ends_on'),
    state: runState,
    categoryName: sql<string | null>`(select c.name from categories c where c.id = t.category_id)`,
  }),
  filters: {
    name: contains('name', 'title'),
    placement: equals('placement'),
    state: (state) => sql`${runState} = ${state}`,
  },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('name'),
    id: byColumn('id'),
    placement: byColumn('placement'),
    state: runState,
    startsOn: byColumn('starts_on'),
    endsOn: byColumn('ends_on'),
    updatedAt: byColumn('updated_at'),
  },
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, 'website_banners') }),
  check: async (writing, input, id) => {
    const { picture, mobilePicture, categoryId } = input;
    await assertCategory(writing, categoryId);
    await claimPictures(writing.trx, writing.viewer, { picture, mobilePicture });
    const missing = neededToRun.filter((field) => !input[field]);
    if (missing.length === 0 || id === undefined) return;
    if (await isActive(writing, id)) throw incomplete(input.name, missing);
  },
  history: { categoryId: one('category'), isActive: plain },
});

/** Banners without images or alternative texts cannot be activated. */
export const assertComplete = completeCheck(
  {
    table: 'website_banners',
    label: 'name',
    status: 'active',
    missing: sql`array_remove(array[${sql.join(
      neededToRun.map(
        (field) =>
          sql`case when coalesce(${sql.ref(`t.${columnOf(field)}`)}, '') = '' then ${field}::text end`,
      ),
    )}], null)`,
  },
  words,
);
