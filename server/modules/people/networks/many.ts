import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import type {
  NetworkPartnersFilter,
  NetworkRequestsFilter,
  NetworkRequestsNote,
  RequestOutcome,
} from '#contract/rules/people/network.ts';
import type { Partner } from '#contract/rules/people/profile.ts';
import type { Trx } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type BulkAction, unchanged } from '#server/jobs/bulk.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { answerRequest, createRequest, endConnection, withdrawRequest } from './changes.ts';
import { kindIn, matchingPartners, relationTo } from './network.ts';
import { isOpen, meOf, nameOf, ofEither, otherThan, type PartnerId } from './partners.ts';
import { isSeen, matchingRequests } from './requests.ts';
import type { Acting } from './writing.ts';

/** Answers without a message; regions stay as requested. */
const answered = (status: 'approved' | 'denied') => (acting: Acting, id: string) =>
  answerRequest(acting, id, status, { answer: '', regions: null });

const acts: Record<RequestOutcome, (acting: Acting, id: string) => Promise<void>> = {
  approved: answered('approved'),
  denied: answered('denied'),
  withdrawn: withdrawRequest,
  ended: endConnection,
};

/** A row visible to the viewer. */
interface Shown {
  id: string;
  label: string;
  /** The row already has the desired state. */
  isDone: boolean;
}

/**
 * Applies the action to each row separately.
 * @param act must throw before it writes
 */
const oneByOne = async (
  ids: readonly string[],
  shown: readonly Shown[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkFailure[]> => {
  const rows = new Map(shown.map((row) => [row.id, row]));
  const left: BulkFailure[] = [];
  // always in the same order, because each call locks its row
  for (const id of ids.toSorted((one, other) => Number(BigInt(one) - BigInt(other)))) {
    if (rows.get(id)?.isDone) {
      left.push(...unchanged([id]));
      continue;
    }
    try {
      await act(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      left.push({ id, label: rows.get(id)?.label ?? null, ...reasonOf(error) });
    }
  }
  return left;
};

const reasonOf = ({
  code,
  message,
  args,
}: DomainError): Pick<BulkFailure, 'code' | 'msg' | 'count'> => ({
  code,
  msg: message,
  count: args?.smart_count == null ? null : Number(args.smart_count),
});

const requestsAmong = async (
  trx: Trx,
  me: PartnerId,
  ids: readonly string[],
  status: RequestOutcome,
): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select t.id, t.status = ${status} as "isDone", ${ofEither(otherThan(me), nameOf)} as label
    from network_requests t where t.id = any(${ids}::bigint[]) and ${isSeen(me)}`.execute(trx);
  return rows;
};

/** Answers, withdraws or ends many requests, each separately. */
export const answerRequests: BulkAction<NetworkRequestsFilter, { status: RequestOutcome }> = {
  kind: 'networkRequests.status',
  access: ['networks', 'edit'],
  matching: matchingRequests,
  apply: async (trx, viewer, ids, { status }) => {
    const shown = await requestsAmong(trx, meOf(viewer), ids, status);
    return oneByOne(ids, shown, (id) => acts[status]({ trx, viewer }, id));
  },
};

const partnersAmong = async (
  trx: Trx,
  me: PartnerId,
  kind: Partner,
  ids: readonly string[],
): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select p.id, ${nameOf(kind, 'p')} as label,
      ${relationTo(me, kind)} in ('sent', 'connected') as "isDone"
    from ${sql.table(tableOf[kind])} p
    where p.id = any(${ids}::bigint[]) and ${isOpen(kind, 'p')}`.execute(trx);
  return rows;
};

/** Sends the same request to many partners; those already asked or connected stay unchanged. */
export const requestConnections: BulkAction<NetworkPartnersFilter, NetworkRequestsNote> = {
  kind: 'networkRequests.create',
  access: ['networks', 'create'],
  matching: matchingPartners,
  apply: async (trx, viewer, ids, { list, notes, regions }) => {
    const kind = kindIn(list);
    const shown = await partnersAmong(trx, meOf(viewer), kind, ids);
    return oneByOne(ids, shown, (id) => {
      const to = kind === 'manufacturer' ? { manufacturerId: id } : { vendorId: id };
      return createRequest({ trx, viewer }, { ...to, notes, regions });
    });
  },
};
