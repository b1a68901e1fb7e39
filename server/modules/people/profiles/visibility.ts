import { type RawBuilder, sql } from 'kysely';
import {
  type HidingReason,
  hidingReasons,
  type MandatoryPart,
  mandatoryParts,
  type Partner,
} from '#contract/rules/people/profile.ts';
import type { Db } from '#server/db/database.ts';
import { notify, partnerNote } from '#server/modules/platform/notifications/notify.ts';

export const tableOf = { manufacturer: 'manufacturers', vendor: 'vendors' } as const;
const ownerOf = { manufacturer: 'manufacturer_id', vendor: 'vendor_id' } as const;

const hasText = (column: string) => sql`coalesce(${sql.ref(`t.${column}`)}, '') <> ''`;
const hasFile = (partner: Partner, kind: string) => sql`exists (
  select from profile_files f
  where f.${sql.id(ownerOf[partner])} = t.id and f.kind = ${sql.lit(kind)})`;

/** Whether each mandatory part of partner `t` is filled in. */
const filledIn = (partner: Partner): Record<MandatoryPart, RawBuilder<unknown>> => ({
  company_name: hasText('company_name'),
  short_name: hasText('short_name'),
  company_logo: hasText('logo'),
  description: hasText('description'),
  email: hasText('email'),
  phone_number: hasText('phone'),
  street: hasText('street'),
  post_code: hasText('post_code'),
  city: hasText('city'),
  imprints: hasFile(partner, 'imprint'),
  category: sql`t.category <> '[]'`,
  terms: sql`(t.account_type <> 'account_pro' or ${hasFile(partner, 'terms')})`,
});

/** The mandatory parts that are missing for partner `t`. */
export const missingIn = (partner: Partner): RawBuilder<string[]> => {
  const filled = filledIn(partner);
  const parts = partsOf(partner).map(
    (part) => sql`case when not (${filled[part]}) then ${sql.lit(part)} end`,
  );
  return sql<string[]>`array_remove(array[${sql.join(parts)}], null)`;
};

/** The share of mandatory parts that partner `t` has, in whole percent; 100 only if it has all. */
export const mandatoryShare = (partner: Partner): RawBuilder<number> => {
  const all = sql.lit(partsOf(partner).length);
  return sql<number>`(100 * (${all} - cardinality(${missingIn(partner)})) / ${all})::int`;
};

/** All parts that can be mandatory; the conditions select for whom. */
const partsOf = (partner: Partner) =>
  mandatoryParts({ kind: partner, ...(partner === 'vendor' && { account_type: 'account_pro' }) });

/** For each reason to hide partner `t` from others, its condition. */
const hides = (partner: Partner): Record<HidingReason, RawBuilder<unknown>> => ({
  unverified: sql`t.status <> '2'`,
  suspended: sql`t.suspended_at is not null`,
  parts: sql`cardinality(${missingIn(partner)}) > 0`,
  wholesale:
    partner === 'vendor' ? sql`(t.vendor_type = 'wholesaler' and not t.wholesaler)` : sql`false`,
});

/** Why partner `t` is not visible to others; empty if it is. */
export const hiddenBy = (partner: Partner): RawBuilder<HidingReason[]> => {
  const is = hides(partner);
  const reasons = hidingReasons.map(
    (reason) => sql`case when ${is[reason]} then ${sql.lit(reason)} end`,
  );
  return sql<HidingReason[]>`array_remove(array[${sql.join(reasons)}], null)`;
};

/**
 * Recomputes which partners are visible to others: those that are verified, not suspended and have
 * all mandatory parts; wholesalers must also be switched on. Called after every change of one of
 * these. Partners that become visible are notified.
 * @returns the ids of those that became visible
 */
export const refreshVisibility = async (
  trx: Db,
  partner: Partner,
  ids: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; is_visible: boolean }>`
    update ${sql.table(tableOf[partner])} t set is_visible = not t.is_visible
    where t.id = any(${ids}::bigint[])
      and t.is_visible <> (cardinality(${hiddenBy(partner)}) = 0)
    returning t.id, t.is_visible`.execute(trx);
  const visible = rows.filter((row) => row.is_visible).map(({ id }) => id);
  await notify(
    trx,
    'profileVisible',
    visible.map((id) => partnerNote(tableOf[partner], id)),
  );
  return visible;
};
