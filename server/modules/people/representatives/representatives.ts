import type { Region } from '#contract/regions/region.ts';
import {
  representativeInput,
  representativesQuery,
} from '#contract/rules/people/representative.ts';
import { rowsBelow } from '#server/entity/children.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import { lastPlace } from '#server/entity/order.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';

const owner = ['manufacturer_id'] as const;

export const representatives = defineEntity({
  name: 'representative',
  plural: 'representatives',
  area: 'representatives',
  table: 'representatives',
  owner,
  input: representativeInput,
  query: representativesQuery,
  columns: ['name', 'surname', 'position', 'email', 'phone', 'picture'],
  readOnlyColumns: ['sortIndex'],
  children: {
    regions: rowsBelow<Region>({
      table: 'representative_regions',
      of: 'representative_id',
      fields: ['type', 'value'],
    }),
  },
  fields: () => ({}),
  filters: { name: contains('name', 'surname', 'position', 'email') },
  sorts: {
    sortIndex: byColumn('sort_index'),
    name: byText('surname'),
    email: byText('email'),
    id: byColumn('id'),
    updatedAt: byColumn('updated_at'),
  },
  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, 'representatives', owner) }),
  check: ({ trx, viewer }, { picture }) => claimPictures(trx, viewer, { picture }),
});
