import { type RawBuilder, sql } from 'kysely';
import type { PartnerProfileFacts, Viewing } from '#contract/generated/schema.ts';
import { limits } from '#contract/limits.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { byColumn, equals } from '#server/entity/filters.ts';
import { mandatoryShare } from '#server/modules/people/profiles/visibility.ts';
import { ofAccount, type PartnerKind } from './account.ts';

/* Shared parts of manufacturers and vendors in user management; expressions on the partner `t`. */

const state = sql<string>`case when t.suspended_at is not null then 'suspended'
  when t.status = '1' then 'unverified' else 'active' end`;

/** Number of viewings listed on a partner's page. */
const viewingsShown = 20;

const viewings = (kind: PartnerKind) => sql<Viewing[]>`coalesce((
  select jsonb_agg(jsonb_build_object('by', x.by, 'beganAt', x.began_at, 'endedAt', x.ended_at)
    order by x.began_at desc)
  from (
    select nullif(trim(a.firstname || ' ' || a.lastname), '') as by, w.began_at,
      coalesce(w.ended_at, least(now(), w.began_at + ${serverLimits.viewingMinutes} * interval '1 minute'))
        as ended_at
    from viewings w join users u on u.id = w.user_id left join users a on a.id = w.viewed_by
    where ${sql.ref(`u.${kind}_id`)} = t.id and w.key_hash is null
    order by w.began_at desc limit ${viewingsShown}
  ) x), '[]')`;

const profile = sql<PartnerProfileFacts>`jsonb_build_object('short_name', t.short_name,
  'email', t.email, 'phone', t.phone, 'street', t.street, 'post_code', t.post_code, 'city', t.city,
  'description', t.description, 'logo', t.logo)`;

const isPending = sql`u.password_hash is null`;
const email = (kind: PartnerKind) => ofAccount(kind, sql<string>`u.email`);
const lastSignInAt = (kind: PartnerKind) => ofAccount(kind, sql`u.last_sign_in_at`);

/** Counts whose queries differ between manufacturers and vendors. */
export interface PartnerCounts {
  products: RawBuilder<number>;
  openOrders: RawBuilder<number>;
}

/** Fields of the record. */
export const partnerFields = (kind: PartnerKind, counts: PartnerCounts) => ({
  state,
  ...counts,
  completeness: mandatoryShare(kind),
  profile,
  email: email(kind),
  isVisible: sql<boolean>`t.is_visible`,
  suspendedAt: optionalMoment('t.suspended_at'),
  lastSignInAt: optionalMoment(lastSignInAt(kind)),
  invitedAt: optionalMoment(ofAccount(kind, sql`case when ${isPending} then u.invited_at end`)),
  viewings: viewings(kind),
  anonymisedAt: optionalMoment('t.anonymised_at'),
  matter: sql<string | null>`partner_matter(${sql.lit(kind)}, t.id)`,
  createdAt: moment('t.created_at'),
});

export const partnerSorts = (kind: PartnerKind, counts: PartnerCounts) => ({
  id: byColumn('id'),
  email: email(kind),
  state,
  isVisible: byColumn('is_visible'),
  lastSignInAt: lastSignInAt(kind),
  ...counts,
  completeness: mandatoryShare(kind),
  createdAt: byColumn('created_at'),
});

const overdue = sql`u.invited_at < now() - ${limits.invitationDays} * interval '1 day'`;

const namesOf = (columns: readonly string[]) =>
  columns.map((name) => sql`coalesce(${sql.ref(`t.${name}`)}, '')`);

export const partnerFilters = (kind: PartnerKind, ...names: readonly string[]) => ({
  name: (text: string) => hasWords(text, ...namesOf(names.filter((name) => name !== 'email'))),
  text: (text: string) => hasWords(text, ...namesOf(names), sql`coalesce(${email(kind)}, '')`),
  state: (value: string) => sql`${state} = ${value}`,
  invitation: (value: string) => sql`exists (
    select from users u where ${sql.ref(`u.${kind}_id`)} = t.id and ${isPending}
      and ${value === 'overdue' ? overdue : sql`true`})`,
  isVisible: equals('is_visible'),
});
