import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runJob } from '#server/background.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { fixedBatches } from '#server/jobs/batches.ts';
import { createJob } from '#server/jobs/records.ts';
import { createPayout } from '#tests/factories/payouts.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { today } from '#tests/support/payouts.ts';
import { secrets } from '#tests/support/secrets.ts';

/* An operator's rules: four eyes, and two approvals above 50.00. A payout here is 88.00 net. */

let api: Api;
let ada: string;
let viewer: Viewer;
let ben: string;
let vendorId: string;

beforeAll(async () => {
  api = await startApi({ payoutRules: { isFourEyes: true, twoApprovalsAbove: '50' } });
  const { token, user } = await signedIn(api.db, 'admin');
  ada = token;
  viewer = {
    ...{ userId: user.id, portal: 'admin', roles: [], manufacturerId: null, vendorId: null },
  };
  ben = (await signedIn(api.db, 'admin')).token;
  vendorId = (await signedIn(api.db, 'vendor')).user.vendor_id as string;
});
afterAll(() => api.close());

const document = `mutation ($input: PayoutStepInput!) {
  updatePayoutStatus(input: $input) { data failures { code msg } } }`;
const read = 'query ($id: ID!) { payoutById(id: $id) { data { state events { kind } } } }';

const step = async (token: string, id: string, status: string, more: object = {}) =>
  (await api.data(document, { input: { ids: [id], status, ...more } }, token)).updatePayoutStatus;
const refusal = async (token: string, id: string, status: string, more: object = {}) =>
  (await api.refusal(document, { input: { ids: [id], status, ...more } }, token)).msg;
const payout = async (id: string) => (await api.data(read, { id }, ada)).payoutById.data;

const transfer = () => ({ reference: 'Atrium', paidOn: today() });

test('a large payout takes two approvals, by different administrators', async () => {
  const id = await createPayout(api.db, vendorId);
  await step(ada, id, 'approved');
  expect(await payout(id)).toMatchObject({
    state: 'requested',
    events: [{ kind: 'requested' }, { kind: 'firstApproved' }],
  });
  expect(await refusal(ada, id, 'approved')).toBe('error.PAYOUT_SECOND_APPROVAL');
  expect(await refusal(ben, id, 'paid', transfer())).toBe('error.PAYOUT_STATE');
  await step(ben, id, 'approved');
  expect((await payout(id)).state).toBe('approved');
});

test('the administrator who approved a payout does not mark it as paid', async () => {
  const id = await createPayout(api.db, vendorId);
  await step(ada, id, 'approved');
  await step(ben, id, 'approved');
  for (const token of [ada, ben]) {
    expect(await refusal(token, id, 'paid', transfer())).toBe('error.PAYOUT_FOUR_EYES');
  }
  const cleo = (await signedIn(api.db, 'admin')).token;
  await step(cleo, id, 'paid', transfer());
  expect((await payout(id)).state).toBe('paid');
});

test('of two that approve at once, one gives the first approval and one the second', async () => {
  const id = await createPayout(api.db, vendorId);
  await Promise.all([step(ada, id, 'approved'), step(ben, id, 'approved')]);
  expect((await payout(id)).events).toEqual([
    { kind: 'requested' },
    { kind: 'firstApproved' },
    { kind: 'approved' },
  ]);
});

test('a payout can be rejected after the first approval', async () => {
  const id = await createPayout(api.db, vendorId);
  await step(ada, id, 'approved');
  await step(ada, id, 'rejected', { reason: 'Falsches Konto' });
  expect((await payout(id)).state).toBe('rejected');
});

test('a job from before there were rules approves as it was called', async () => {
  const id = await createPayout(api.db, vendorId);
  const input = { status: 'approved', reference: '', paidOn: null, reason: '' };
  const rows = sql`select ${id}::bigint as id`;
  const job = await inTransaction(api.db, (trx) =>
    createJob(trx, api.queue, viewer, { kind: 'payouts.status', input, rows }),
  );
  const report = vi.fn();
  const stopping = new AbortController().signal;
  await runJob({ secrets, db: api.db, inBatch: fixedBatches(api.db, 100), report, stopping }, job);
  expect(report.mock.calls).toEqual([]);
  expect((await payout(id)).state).toBe('approved');
});
