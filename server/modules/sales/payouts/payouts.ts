import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { PayoutAccount, PayoutEvent } from '#contract/generated/schema.ts';
import { version } from '#contract/rules/platform/fields.ts';
import { payoutsQuery } from '#contract/rules/sales/payout.ts';
import { moment } from '#server/db/moment.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, dayOf, equals } from '#server/entity/filters.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * Events with the names of their authors: all names for administrators, only those of their own
 * users for partners.
 */
const eventsOf = ({ portal }: Viewer): RawBuilder<PayoutEvent[]> => sql<PayoutEvent[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', ${moment('e.at')},
    'user', nullif(concat_ws(' ', u.firstname, u.lastname), '')) order by e.id), '[]')
  from payout_events e left join users u on u.id = e.user_id
    ${portal === 'admin' ? sql`` : sql`and u.vendor_id = t.vendor_id`}
  where e.payout_id = t.id)`;

const berlinDayOf = (column: string) =>
  sql`(${sql.ref(`t.${column}`)} at time zone 'Europe/Berlin')::date`;

/** Read-only except for the status: the entries of a payout never change. */
export const payouts = defineEntity({
  name: 'payout',
  plural: 'payouts',
  area: 'payouts',
  table: 'payouts',
  label: 'number',
  owner: ['vendor_id'],
  input: v.object({ version }),
  query: payoutsQuery,
  columns: [
    'number',
    'vendorId',
    'partnerName',
    'state',
    'items',
    'gross',
    'commission',
    'passedOn',
    'adjustments',
    'net',
    'reference',
    'reason',
  ],
  fields: (_asked, viewer) => ({
    account: sql<PayoutAccount>`t.account - '{ibanMask,ibanHash}'::text[]
      || jsonb_build_object('iban', masked_iban(t.account ->> 'iban', t.account ->> 'ibanMask'))`,
    // for the server alone
    sealedNumber: sql<string>`coalesce(t.account ->> 'iban', '')`,
    requestedAt: moment('t.requested_at'),
    expectedOn: sql<string>`to_char(t.expected_on, 'YYYY-MM-DD')`,
    paidOn: dayOf('paid_on'),
    events: eventsOf(viewer),
  }),
  filters: {
    text: (text) => hasWords(text, sql`(t.number || ' ' || t.partner_name)`),
    ibanHash: (hash) => sql`t.account ->> 'ibanHash' = ${hash}`,
    state: equals('state'),
    vendorId: equals('vendor_id'),
    from: (day) => sql`${berlinDayOf('requested_at')} >= ${day}::date`,
    to: (day) => sql`${berlinDayOf('requested_at')} <= ${day}::date`,
  },
  sorts: {
    requestedAt: byColumn('requested_at'),
    number: byColumn('number'),
    partnerName: byText('partner_name'),
    state: byColumn('state'),
    net: byColumn('net'),
    paidOn: byColumn('paid_on'),
    id: byColumn('id'),
  },
});
