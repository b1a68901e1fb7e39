import { type RawBuilder, sql } from 'kysely';
import type { Partner } from '#contract/rules/people/profile.ts';
import { forbidden } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';

/* Partners in networks: expressions on a row of manufacturers or vendors. */

/** A manufacturer or a vendor. */
export interface PartnerId {
  kind: Partner;
  id: string;
}

/** The viewer's own partner. */
export const meOf = ({ manufacturerId, vendorId }: Viewer): PartnerId => {
  if (vendorId !== null) return { kind: 'vendor', id: vendorId };
  if (manufacturerId !== null) return { kind: 'manufacturer', id: manufacturerId };
  throw forbidden();
};

const of = (alias: string, column: string) => sql.ref(`${alias}.${column}`);

export const nameOf = (kind: Partner, alias: string): RawBuilder<string> =>
  kind === 'manufacturer'
    ? sql<string>`${of(alias, 'company_name')}`
    : sql<string>`coalesce(nullif(${of(alias, 'company_name')}, ''),
        trim(${of(alias, 'name')} || ' ' || ${of(alias, 'surname')}))`;

export const roleOf = (kind: Partner, alias: string): RawBuilder<string> =>
  kind === 'manufacturer' ? sql<string>`'manufacturer'` : sql<string>`${of(alias, 'vendor_type')}`;

/**
 * Whether a partner takes part in networks: others see it, and it can send and answer requests. A
 * suspended partner is never visible (`refreshVisibility`), and a basic account has no networks.
 */
export const isOpen = (kind: Partner, alias: string): RawBuilder<boolean> =>
  kind === 'manufacturer'
    ? sql<boolean>`${of(alias, 'is_visible')}`
    : sql<boolean>`(${of(alias, 'is_visible')} and ${of(alias, 'account_type')} = 'account_pro')`;

export const categoryOf = (kind: Partner, alias: string) =>
  kind === 'manufacturer' ? sql`'[]'::jsonb` : of(alias, 'category');

/** A party of the request `t`; only connected partners see its contact details. */
const party = (kind: Partner, id: RawBuilder<unknown>) => sql`
  select jsonb_build_object('kind', ${sql.lit(kind)}::text, 'id', x.id::text,
    'name', ${nameOf(kind, 'x')}, 'role', ${roleOf(kind, 'x')}, 'logo', x.logo,
    'category', ${categoryOf(kind, 'x')}, 'post_code', x.post_code, 'city', x.city,
    'isOpen', ${isOpen(kind, 'x')},
    'email', case when t.status = 'approved' then x.email end,
    'phone', case when t.status = 'approved' then x.phone end)
  from ${sql.table(tableOf[kind])} x where x.id = ${id}`;

/** Ids of one partner of either kind; the id of the other kind is null. */
export type EitherId = Record<Partner, RawBuilder<unknown>>;

export const partyOf = (id: EitherId) =>
  sql`coalesce((${party('vendor', id.vendor)}), (${party('manufacturer', id.manufacturer)}))`;

/** An expression for a partner of either kind. */
export const ofEither = <Value>(
  id: EitherId,
  value: (kind: Partner, alias: string) => RawBuilder<Value>,
): RawBuilder<Value> => {
  const from = (kind: Partner) => sql`(
    select ${value(kind, 'x')} from ${sql.table(tableOf[kind])} x where x.id = ${id[kind]})`;
  return sql<Value>`coalesce(${from('vendor')}, ${from('manufacturer')})`;
};

/** A side of the request `t`. */
export const sideOf = (side: 'sender' | 'receiver'): EitherId => ({
  vendor: sql.ref(`t.${side}_vendor_id`),
  manufacturer: sql.ref(`t.${side}_manufacturer_id`),
});

/** Whether the viewer is on that side of the request `t`. */
export const isSide = (side: 'sender' | 'receiver', { kind, id }: PartnerId): RawBuilder<boolean> =>
  sql<boolean>`coalesce(${sideOf(side)[kind]} = ${id}, false)`;

/** The other partner of the request `t`, whichever of them sent it. */
export const otherThan = ({ kind, id }: PartnerId): EitherId => {
  const either = (of: Partner) => sql`coalesce(${sideOf('sender')[of]}, ${sideOf('receiver')[of]})`;
  return kind === 'manufacturer'
    ? { vendor: either('vendor'), manufacturer: sql`null::bigint` }
    : {
        vendor: sql`case when t.sender_vendor_id = ${id} then t.receiver_vendor_id
          else t.sender_vendor_id end`,
        manufacturer: either('manufacturer'),
      };
};
