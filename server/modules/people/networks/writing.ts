import { sql } from 'kysely';
import type { NotificationKind } from '#contract/notifications.ts';
import type { Region } from '#contract/regions/region.ts';
import type { NetworkTab } from '#contract/rules/people/network.ts';
import type { Tracked } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { rowsBelow } from '#server/entity/children.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, notFound } from '#server/errors/domainError.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { notify, partnerNote } from '#server/modules/platform/notifications/notify.ts';
import { regionsOf } from './connections.ts';
import { isOpen, isSide, nameOf, type PartnerId, sideOf } from './partners.ts';
import { againAt } from './requests.ts';

/** The transaction and the viewer of a change to a request. */
export type Acting = Pick<Writing, 'trx' | 'viewer'>;

const below = rowsBelow<Region>({
  table: 'network_request_regions',
  of: 'request_id',
  fields: ['type', 'value'],
});

export const writeRegions = (trx: Trx, id: string, regions: readonly Region[]): Promise<void> =>
  below.write(trx, id, regions);

/** Requests cannot be restored: deleted ones only remain in the history. */
export const tracked: Tracked = {
  entity: 'networkRequest',
  snapshot: (ids) => sql`
    select t.id, jsonb_build_object('status', t.status, 'notes', t.notes, 'answer', t.answer,
      'sender_manufacturer_id', t.sender_manufacturer_id, 'sender_vendor_id', t.sender_vendor_id,
      'receiver_manufacturer_id', t.receiver_manufacturer_id,
      'receiver_vendor_id', t.receiver_vendor_id, 'invited_email', t.invited_email,
      'resent_at', t.resent_at, 'regions', ${below.snapshot}) as state
    from network_requests t where t.id = any(${ids}::bigint[])`,
};

/** A request that is locked for this change. */
export interface LockedRequest {
  id: string;
  status: 'pending' | 'approved' | 'denied';
  isSender: boolean;
  invitedEmail: string | null;
  regions: Region[];
  /** The time from which its sender may send it again; null once it is approved. */
  againAt: Date | null;
  mayAgain: boolean;
  sender: PartnerId;
  receiver: PartnerId;
}

const partnerId = (side: 'sender' | 'receiver') => {
  const { vendor, manufacturer } = sideOf(side);
  return sql`jsonb_build_object(
    'kind', case when ${vendor} is null then 'manufacturer' else 'vendor' end,
    'id', coalesce(${vendor}, ${manufacturer})::text)`;
};

/** Locks the viewer's request that meets the condition; undefined if there is none. */
export const lockRequest = async (
  trx: Trx,
  me: PartnerId,
  where: ReturnType<typeof sql>,
): Promise<LockedRequest | undefined> => {
  const { rows } = await sql<LockedRequest>`
    select t.id, t.status, ${isSide('sender', me)} as "isSender", t.invited_email as "invitedEmail",
      ${regionsOf('t')} as regions, ${againAt} as "againAt",
      coalesce(${againAt} <= now(), false) as "mayAgain",
      ${partnerId('sender')} as sender, ${partnerId('receiver')} as receiver
    from network_requests t
    where ${where} and (${isSide('sender', me)} or ${isSide('receiver', me)})
    for update of t`.execute(trx);
  return rows[0];
};

/** Throws NOT_FOUND for a request that does not exist (any more) or is not the viewer's. */
export const lockById = async (trx: Trx, me: PartnerId, id: string): Promise<LockedRequest> => {
  const request = await lockRequest(trx, me, sql`t.id = ${id}`);
  if (!request) throw notFound();
  return request;
};

export const otherOf = (me: PartnerId, { sender, receiver }: LockedRequest): PartnerId =>
  sender.kind === me.kind && sender.id === me.id ? receiver : sender;

/**
 * Locks both partners until the end of the transaction, so that neither is suspended or deleted
 * meanwhile. Throws INVALID if the viewer is not visible, NOT_FOUND if the other one is not.
 */
export const lockOpen = async (trx: Trx, me: PartnerId, other: PartnerId): Promise<void> => {
  const open = new Set<string>();
  // always in the same order
  for (const kind of ['manufacturer', 'vendor'] as const) {
    const ids = [me, other].filter((each) => each.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: string; isOpen: boolean }>`
      select x.id, ${isOpen(kind, 'x')} as "isOpen" from ${sql.table(tableOf[kind])} x
      where x.id = any(${ids}::bigint[]) order by x.id for share`.execute(trx);
    for (const row of rows) if (row.isOpen) open.add(`${kind} ${row.id}`);
  }
  const has = ({ kind, id }: PartnerId) => open.has(`${kind} ${id}`);
  if (!has(me)) throw new DomainError('INVALID', { msg: 'error.PROFILE_NOT_VISIBLE' });
  if (!has(other)) throw new DomainError('NOT_FOUND', { msg: 'error.PARTNER_NOT_VISIBLE' });
};

/** The address of a tab of a partner's network. */
const tabAddress = ({ kind }: PartnerId, tab: NetworkTab): string =>
  `/${kind}-partners/my-network?tab=${tab}`;

interface NotificationDetails {
  to: PartnerId;
  /** The other side, whose name the notification contains. */
  about: PartnerId;
  tab: NetworkTab;
  answer?: string;
}

/** Notifies one side of a request of the other side's action. */
export const notifyPartner = async (
  trx: Trx,
  kind: NotificationKind,
  { to, about, tab, answer }: NotificationDetails,
): Promise<void> => {
  const { rows } = await sql<{ company: string }>`
    select ${nameOf(about.kind, 'x')} as company from ${sql.table(tableOf[about.kind])} x
    where x.id = ${about.id}`.execute(trx);
  const params = { company: rows[0]?.company ?? '', ...(answer && { answer }) };
  const note = { ...partnerNote(tableOf[to.kind], to.id), params, link: tabAddress(to, tab) };
  await notify(trx, kind, [note]);
};
