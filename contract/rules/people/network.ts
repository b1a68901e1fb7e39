import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { regions } from '#contract/regions/rules.ts';
import { bulkInputOf } from '#contract/rules/platform/bulk.ts';
import { exportInputOf } from '#contract/rules/platform/export.ts';
import {
  email,
  id,
  ids,
  longText,
  requiredText,
  searchText,
} from '#contract/rules/platform/fields.ts';
import { listQueryOf, newestFirst, oneOf } from '#contract/rules/platform/list.ts';
import { vendorTypes } from './managedPartner.ts';
import { profileCategories } from './profile.ts';

/** Roles of partners in networks: manufacturers, and vendors by type. */
export const partnerRoles = ['manufacturer', ...vendorTypes] as const;
export type PartnerRole = (typeof partnerRoles)[number];

export const partnerKind = v.picklist(['manufacturer', 'vendor'], 'rules.filter');

/** Tabs of the viewer's network; each has its own list. */
export const networkTabs = ['connected', 'invited', 'received', 'sent'] as const;
export type NetworkTab = (typeof networkTabs)[number];

/**
 * Relation of a partner to the viewer. `denied`: the partner denied the viewer's request;
 * `declined`: the viewer declined the partner's request and may still accept it.
 */
export const relations = ['none', 'sent', 'received', 'connected', 'denied', 'declined'] as const;
export type Relation = (typeof relations)[number];

/** Lists of the whole network, each with the roles it contains. */
export const networkLists = {
  manufacturers: ['manufacturer'],
  designers: ['architect'],
  craftsmen: ['craftsman'],
  sellers: ['vendor', 'wholesaler'],
} as const satisfies Record<string, readonly PartnerRole[]>;
export type NetworkList = keyof typeof networkLists;

const networkList = v.picklist(Object.keys(networkLists) as NetworkList[], 'rules.filter');

/** An empty list means all of Germany; if omitted, the regions stay as requested. */
const someRegions = v.nullish(regions);

/** A request to a manufacturer or to a vendor. */
export const networkRequestInput = v.pipe(
  v.object({
    manufacturerId: v.nullish(id),
    vendorId: v.nullish(id),
    notes: longText(limits.networkText),
    regions: v.nullish(regions, []),
  }),
  v.forward(
    v.check(
      ({ manufacturerId, vendorId }) => (manufacturerId == null) !== (vendorId == null),
      'rules.required',
    ),
    ['vendorId'],
  ),
);
export type NetworkRequestValues = v.InferOutput<typeof networkRequestInput>;

export const answerStatus = v.picklist(['approved', 'denied'], 'rules.status');

/** `regions` may only narrow the requested ones. */
export const networkAnswerInput = v.object({
  answer: longText(limits.networkText),
  regions: someRegions,
});
export type NetworkAnswerValues = v.InferOutput<typeof networkAnswerInput>;

export const networkInviteInput = v.object({
  email,
  role: v.picklist(partnerRoles, 'rules.required'),
  company: requiredText(limits.companyName),
  notes: longText(limits.networkText),
  regions: v.nullish(regions, []),
});
export type NetworkInviteValues = v.InferOutput<typeof networkInviteInput>;

const role = oneOf(partnerRoles);

export const networkRequestsQuery = listQueryOf(['sentAt', 'name', 'id', 'answeredAt', 'role'], {
  /** For bulk calls and exports; each tab has its own list. */
  tab: v.nullish(v.picklist(networkTabs, 'rules.filter'), networkTabs[0]),
  name: searchText,
  role,
  status: oneOf(['pending', 'approved', 'denied']),
});
export type NetworkRequestsFilter = v.InferOutput<typeof networkRequestsQuery>;

/** Bulk changes of requests or connections. */
const requestOutcomes = ['approved', 'denied', 'withdrawn', 'ended'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const networkRequestsStatusInput = bulkInputOf(networkRequestsQuery, {
  status: v.picklist(requestOutcomes, 'rules.status'),
});
export const networkRequestsExportInput = exportInputOf(networkRequestsQuery);

export const networkPartnersQuery = listQueryOf(['name', 'id', 'city'], {
  /** For bulk calls and exports; each list has its own call. */
  list: v.nullish(networkList, 'sellers'),
  name: searchText,
  /** A profile category of vendors. */
  category: oneOf(profileCategories),
  /** Categories of products for sale, including their descendants. */
  categories: v.nullish(ids(limits.maxPageSize)),
  /** Part of the city's name, or the first digits of the postcode. */
  place: searchText,
  state: oneOf(relations),
});
export type NetworkPartnersFilter = v.InferOutput<typeof networkPartnersQuery>;

/** The same request to several partners of one list. */
const manyRequests = {
  list: networkList,
  notes: longText(limits.networkText),
  regions: v.nullish(regions, []),
};
export const networkRequestsCreateInput = bulkInputOf(networkPartnersQuery, manyRequests);
export const networkRequestsNote = v.object(manyRequests);
export type NetworkRequestsNote = v.InferOutput<typeof networkRequestsNote>;

export const networkPartnersExportInput = exportInputOf(networkPartnersQuery);

export const networkNewsQuery = listQueryOf(['publishedAt', 'id'], {
  order: newestFirst,
  title: searchText,
});
export type NetworkNewsFilter = v.InferOutput<typeof networkNewsQuery>;

export const managedConnectionsQuery = listQueryOf(['sentAt', 'id'], {
  manufacturerId: v.nullish(id),
  vendorId: v.nullish(id),
});
export type ManagedConnectionsFilter = v.InferOutput<typeof managedConnectionsQuery>;
