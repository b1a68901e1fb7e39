import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
  id,
  line,
  requiredId,
  requiredText,
  searchText,
  version,
} from '#contract/rules/platform/fields.ts';
import { link } from '#contract/rules/platform/link.ts';
import { listQueryOf, oneOf } from '#contract/rules/platform/list.ts';
import { type FeedField, feedFields, requiredFeedFields } from './affiliateFeed.ts';

export const feedFormats = ['csv', 'xml'] as const;
export const feedDelimiters = [',', ';', '\t', '|'] as const;
export const feedSchedules = ['off', 'daily'] as const;

/** Values accepted by updateAffiliateNetworkStatus. */
export const networkStatus = v.picklist(['active', 'paused'], 'rules.wrongType');

/** States of a feed's last run. */
const runStates = ['running', 'done', 'stopped', 'failed'] as const;

/** The displayed state of a network; `new` means that its feed has never been read. */
export const networkStates = ['new', ...runStates, 'paused'] as const;

const feedUrl = v.pipe(
  link,
  v.check((text) => /^https:\/\//i.test(text), 'rules.secureLink'),
);
const format = v.picklist(feedFormats, 'rules.wrongType');
const rowElement = v.nullish(line(limits.feedColumn), '');

const column = v.nullish(line(limits.feedColumn), '');
const requiredColumn = requiredText(limits.feedColumn);
const isRequired = (field: FeedField) => requiredFeedFields.some((each) => each === field);

const mapping = v.object(
  Object.fromEntries(
    feedFields.map((field) => [field, isRequired(field) ? requiredColumn : column]),
  ) as Record<FeedField, typeof column>,
  'rules.required',
);

const fields = v.object({
  name: requiredText(limits.affiliateNetworkName),
  feed_url: feedUrl,
  format,
  delimiter: v.nullish(v.picklist(feedDelimiters, 'rules.wrongType'), ','),
  row_element: rowElement,
  mapping,
  schedule: v.nullish(v.picklist(feedSchedules, 'rules.wrongType'), 'off'),
  version,
});

export const affiliateNetworkInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['format'], ['row_element']],
      ({ format: given, row_element }) => given !== 'xml' || row_element !== '',
      'rules.required',
    ),
    ['row_element'],
  ),
);

/** The settings for reading a feed sample; omitted ones are detected. */
export const feedSampleInput = v.object({
  feed_url: feedUrl,
  format,
  delimiter: v.nullish(v.picklist([...feedDelimiters, ''], 'rules.wrongType'), ''),
  row_element: rowElement,
});

export const affiliateNetworksQuery = listQueryOf(
  ['name', 'id', 'state', 'lastRunAt', 'productCount', 'unmappedCount', 'updatedAt'],
  {
    name: searchText,
    state: oneOf(networkStates),
    schedule: oneOf(feedSchedules),
  },
);

export const affiliateRunsQuery = listQueryOf(['id', 'createdAt'], {
  network_id: v.nullish(id),
  state: oneOf(runStates),
});
export type AffiliateRunsFilter = v.InferOutput<typeof affiliateRunsQuery>;

export const affiliateRefusalsQuery = listQueryOf(['n'], { run_id: requiredId });
export type AffiliateRefusalsFilter = v.InferOutput<typeof affiliateRefusalsQuery>;
