import { sql } from 'kysely';
import { isPartOf } from '#contract/regions/part.ts';
import type { Region } from '#contract/regions/region.ts';
import type { NetworkAnswerValues, NetworkRequestValues } from '#contract/rules/people/network.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError, forbidden, invalid } from '#server/errors/domainError.ts';
import { isBetween } from './connections.ts';
import { inviteAgain, removeInvited } from './invited.ts';
import { meOf, type PartnerId } from './partners.ts';
import {
  type Acting,
  type LockedRequest,
  lockById,
  lockOpen,
  lockRequest,
  notifyPartner,
  otherOf,
  tracked,
  writeRegions,
} from './writing.ts';

const refused = (msg: string, args?: Record<string, string | number>) =>
  new DomainError('INVALID', { msg, ...(args && { args }) });

/**
 * The partner that a request is for. Throws INVALID for the viewer's own partner, and between
 * manufacturers.
 */
const askedPartner = (
  me: PartnerId,
  { manufacturerId, vendorId }: NetworkRequestValues,
): PartnerId => {
  const other: PartnerId =
    manufacturerId != null
      ? { kind: 'manufacturer', id: manufacturerId }
      : { kind: 'vendor', id: vendorId ?? '' };
  if (other.kind === me.kind && other.id === me.id) throw refused('error.REQUEST_TO_ONESELF');
  if (other.kind === 'manufacturer' && me.kind === 'manufacturer') {
    throw refused('error.REQUEST_BETWEEN_MANUFACTURERS');
  }
  return other;
};

/** The row of the two partners, whichever of them sent it. */
const ofBoth = (me: PartnerId, other: PartnerId) => {
  const [vendor, second] = me.kind === 'vendor' ? [me, other] : [other, me];
  return isBetween('t', sql`${vendor.id}::bigint`, {
    kind: second.kind,
    id: sql`${second.id}::bigint`,
  });
};

const insertRequest = async (
  trx: Trx,
  me: PartnerId,
  other: PartnerId,
  notes: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into network_requests
      (${sql.id(`sender_${me.kind}_id`)}, ${sql.id(`receiver_${other.kind}_id`)}, notes)
    values (${me.id}, ${other.id}, ${notes})
    on conflict do nothing returning id`.execute(trx);
  return rows[0]?.id;
};

/**
 * Asks another partner to connect. If two partners ask each other at the same moment, the second
 * finds the request of the first by the unique pair, and accepts it.
 * @returns the id of the request or connection
 */
export const createRequest = async (
  { trx, viewer }: Acting,
  input: NetworkRequestValues,
): Promise<string> => {
  const me = meOf(viewer);
  const other = askedPartner(me, input);
  await lockOpen(trx, me, other);
  const id = await insertRequest(trx, me, other, input.notes);
  if (id !== undefined) {
    await writeRegions(trx, id, input.regions);
    await recordCreated(trx, tracked, viewer.userId, [id]);
    await notifyPartner(trx, 'connectionRequested', { to: other, about: me, tab: 'received' });
    return id;
  }
  const request = await lockRequest(trx, me, ofBoth(me, other));
  // withdrawn at this moment
  if (!request) throw new DomainError('CONFLICT');
  return meet({ trx, viewer }, me, request, input);
};

/** Handles a new request between two partners that already have one. */
const meet = async (
  writing: Acting,
  me: PartnerId,
  request: LockedRequest,
  { notes, regions }: NetworkRequestValues,
): Promise<string> => {
  if (request.status === 'approved') throw refused('error.ALREADY_CONNECTED');
  if (!request.isSender) {
    const narrowed = isPartOf(regions, request.regions) ? regions : request.regions;
    await accept(writing, me, request, { answer: '', regions: narrowed });
    return request.id;
  }
  if (request.status === 'pending') throw refused('error.REQUEST_OPEN');
  await sendAgain(writing, me, request, { notes, regions });
  return request.id;
};

interface Accepted {
  answer: string;
  regions?: readonly Region[] | null | undefined;
}

/** Turns the request into a connection. */
const accept = async (
  { trx, viewer }: Acting,
  me: PartnerId,
  request: LockedRequest,
  { answer, regions }: Accepted,
): Promise<void> => {
  if (regions && !isPartOf(regions, request.regions)) {
    throw invalid({ regions: { rule: 'rules.regionsWider' } });
  }
  await recordChanges(trx, tracked, viewer.userId, [request.id], async () => {
    await setStatus(trx, request.id, 'approved', answer);
    if (regions) await writeRegions(trx, request.id, regions);
  });
  const notice = { to: request.sender, about: me, tab: 'connected' } as const;
  await notifyPartner(trx, 'connectionAccepted', notice);
};

const setStatus = async (trx: Trx, id: string, status: string, answer: string): Promise<void> => {
  await sql`
    update network_requests set status = ${status}, answer = ${answer}, answered_at = now(),
      version = version + 1, updated_at = now()
    where id = ${id}`.execute(trx);
};

/** The receiver accepts or denies; after denying, the receiver may still accept. */
export const answerRequest = async (
  { trx, viewer }: Acting,
  id: string,
  status: 'approved' | 'denied',
  values: NetworkAnswerValues,
): Promise<void> => {
  const me = meOf(viewer);
  const request = await lockById(trx, me, id);
  if (request.isSender) throw forbidden();
  if (request.status === 'approved' || request.status === status) {
    throw refused('error.REQUEST_ANSWERED');
  }
  if (status === 'approved') {
    await lockOpen(trx, me, request.sender);
    await accept({ trx, viewer }, me, request, values);
    return;
  }
  await recordChanges(trx, tracked, viewer.userId, [id], () =>
    setStatus(trx, id, 'denied', values.answer),
  );
  const { answer } = values;
  const kind = answer ? 'connectionDeniedBecause' : 'connectionDenied';
  await notifyPartner(trx, kind, { to: request.sender, about: me, tab: 'sent', answer });
};

/** Sends the mail and the notification again. */
const sendAgain = async (
  { trx, viewer }: Acting,
  me: PartnerId,
  request: LockedRequest,
  changed?: { notes: string; regions: readonly Region[] },
): Promise<void> => {
  if (!request.mayAgain) {
    const { days, hours } = waitFor(request.againAt);
    throw request.status === 'denied'
      ? new DomainError('RATE_LIMITED', { msg: 'error.DENIED_LATELY', args: { smart_count: days } })
      : new DomainError('RATE_LIMITED', { msg: 'error.SENT_LATELY', args: { smart_count: hours } });
  }
  await recordChanges(trx, tracked, viewer.userId, [request.id], async () => {
    await sql`
      update network_requests set status = 'pending', resent_at = now(), answered_at = null,
        answer = '', notes = ${changed ? sql`${changed.notes}` : sql`notes`},
        version = version + 1, updated_at = now()
      where id = ${request.id}`.execute(trx);
    if (changed) await writeRegions(trx, request.id, changed.regions);
  });
  await notifyPartner(trx, 'connectionRequested', {
    to: request.receiver,
    about: me,
    tab: 'received',
  });
};

const waitFor = (until: Date | null): { hours: number; days: number } => {
  const hours = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - Date.now()) / 3_600_000));
  return { hours, days: Math.ceil(hours / 24) };
};

/** The sender repeats the request, or has the invitation mailed again. */
export const resendRequest = async (writing: Writing, id: string): Promise<void> => {
  const { trx, viewer } = writing;
  const me = meOf(viewer);
  const request = await lockById(trx, me, id);
  if (!request.isSender) throw forbidden();
  if (request.status === 'approved') throw refused('error.ALREADY_CONNECTED');
  if (request.invitedEmail === null) await lockOpen(trx, me, request.receiver);
  await sendAgain(writing, me, request);
  if (request.invitedEmail !== null) await inviteAgain(writing, request);
};

const remove = async ({ trx, viewer }: Acting, id: string): Promise<void> => {
  await recordChanges(trx, tracked, viewer.userId, [id], () =>
    sql`delete from network_requests where id = ${id}`.execute(trx),
  );
};

/** The sender withdraws a request that has not been answered. */
export const withdrawRequest = async (writing: Acting, id: string): Promise<void> => {
  const me = meOf(writing.viewer);
  const request = await lockById(writing.trx, me, id);
  if (!request.isSender) throw forbidden();
  if (request.status !== 'pending') throw refused('error.REQUEST_ANSWERED');
  await remove(writing, id);
  if (request.invitedEmail !== null) await removeInvited(writing, request.receiver);
};

/** Either side ends a connection; its regions and the sale of products through it end too. */
export const endConnection = async (writing: Acting, id: string): Promise<void> => {
  const me = meOf(writing.viewer);
  const request = await lockById(writing.trx, me, id);
  if (request.status !== 'approved') throw refused('error.NOT_CONNECTED');
  await remove(writing, id);
  const notice = { to: otherOf(me, request), about: me, tab: 'connected' } as const;
  await notifyPartner(writing.trx, 'connectionEnded', notice);
};
