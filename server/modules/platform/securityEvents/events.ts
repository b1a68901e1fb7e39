import { sql } from 'kysely';
import * as v from 'valibot';
import { controlCharacters, version } from '#contract/rules/platform/fields.ts';
import { securityEventsQuery } from '#contract/rules/platform/securityEvent.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Db } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { moment } from '#server/db/moment.ts';
import { deleteOldMonths } from '#server/db/partitions/months.ts';
import { hasWords } from '#server/db/search.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, equals, sinceDay, untilDay } from '#server/entity/filters.ts';
import type { SecurityEvent } from '#server/graphql/context.ts';
import { deviceOf } from '#server/modules/platform/session/device.ts';

/** Read-only; `log.ts` writes the events. */
export const securityEvents = defineEntity({
  name: 'securityEvent',
  plural: 'securityEvents',
  area: 'securityEvents',
  table: 'security_events',
  label: 'kind',
  input: v.object({ version }),
  query: securityEventsQuery,
  columns: ['kind', 'account', 'portal', 'address', 'device', 'subject', 'detail', 'amount'],
  fields: () => ({ at: moment('t.at') }),
  filters: {
    kind: equals('kind'),
    account: (text) => hasWords(text, sql`coalesce(t.account, '')`, sql`coalesce(t.subject, '')`),
    address: (text) => sql`starts_with(t.address, ${text})`,
    from: sinceDay('at'),
    to: untilDay('at'),
  },
  sorts: {
    at: byColumn('at'),
    kind: byColumn('kind'),
    account: byText('account'),
    address: byColumn('address'),
    id: byColumn('id'),
  },
});

/** Writes events in one statement; each keeps its own time. */
export const writeEvents = async (
  db: Db,
  events: readonly (SecurityEvent & { at: string })[],
): Promise<void> => {
  const rows = events.map(({ userAgent, ...event }) => ({
    ...Object.fromEntries(Object.entries(event).map(([name, value]) => [name, storable(value)])),
    device: deviceText(userAgent),
  }));
  await sql`
    insert into security_events
      (at, kind, account, user_id, portal, address, device, subject, detail, amount)
    select e.at, e.kind, coalesce(e.account, u.email), e."userId", coalesce(e.portal, u.role),
      e.address, e.device, e.subject, e.detail, e.amount
    from jsonb_to_recordset(${jsonb(rows)}) as e (at timestamptz, kind text, account text,
      "userId" bigint, portal text, address text, device text, subject text, detail text,
      amount int)
    left join users u on u.id = e."userId"`.execute(db);
};

const longest = 255;

const storable = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.slice(0, longest).replace(new RegExp(controlCharacters, 'gu'), '�')
    : value;

const deviceText = (userAgent: string | undefined): string | null => {
  const { browser, system } = deviceOf(userAgent ?? null);
  return [browser, system].filter((name) => name !== null).join(', ') || null;
};

/** Runs daily. */
export const deleteOldEvents = (db: Db): Promise<void> =>
  deleteOldMonths(db, 'security_events', serverLimits.securityEventDays);
