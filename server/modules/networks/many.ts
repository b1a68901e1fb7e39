import { sql } from 'kysely';
import type { NetworkRequestsFilter, RequestOutcome } from '#contract/rules/network.ts';
import type { BulkFailure } from '#server/generated/graphql.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { type BulkAction, unchanged } from '#server/jobs/bulk.ts';
import { answerRequest, endConnection, withdrawRequest } from './changes.ts';
import { meOf, nameOf, ofEither, otherThan, type PartnerId } from './partners.ts';
import { isSeen, matchingRequests } from './requests.ts';
import type { Acting, Trx } from './writing.ts';

/** Nothing is said to anybody, and regions stay as they were asked for. */
const answered = (status: 'approved' | 'denied') => (acting: Acting, id: string) =>
  answerRequest(acting, id, status, { answer: '', regions: null });

const acts: Record<RequestOutcome, (acting: Acting, id: string) => Promise<void>> = {
  approved: answered('approved'),
  denied: answered('denied'),
  withdrawn: withdrawRequest,
  ended: endConnection,
};

interface Shown {
  id: string;
  status: string;
  label: string;
}

const shownAmong = async (trx: Trx, me: PartnerId, ids: readonly string[]): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select t.id, t.status, ${ofEither(otherThan(me), nameOf)} as label from network_requests t
    where t.id = any(${ids}::bigint[]) and ${isSeen(me)}`.execute(trx);
  return rows;
};

/** Answers, takes back or ends many, each as if it were alone. */
export const settleMany: BulkAction<NetworkRequestsFilter, { status: RequestOutcome }> = {
  kind: 'networkRequests.status',
  access: ['networks', 'edit'],
  matching: matchingRequests,
  apply: async (trx, viewer, ids, { status }) => {
    const shown = await shownAmong(trx, meOf(viewer), ids);
    const rows = new Map(shown.map((row) => [row.id, row]));
    const left: BulkFailure[] = [];
    // in one order for everybody, because each locks its row
    for (const id of ids.toSorted((one, other) => Number(BigInt(one) - BigInt(other)))) {
      if (rows.get(id)?.status === status) {
        left.push(...unchanged([id]));
        continue;
      }
      try {
        await acts[status]({ trx, viewer }, id);
      } catch (error) {
        // whatever is refused is refused before it writes
        if (!(error instanceof ApiError)) throw error;
        const { code, msg } = error.extensions as { code: string; msg: string };
        left.push({ id, code, msg, label: rows.get(id)?.label ?? null });
      }
    }
    return left;
  },
};
