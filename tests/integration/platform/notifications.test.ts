import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type notificationKinds, notificationTopics } from '#contract/notifications.ts';
import { inTransaction } from '#server/db/database.ts';
import { deleteOldNotifications } from '#server/modules/platform/notifications/notifications.ts';
import { type Note, notify } from '#server/modules/platform/notifications/notify.ts';
import { createUser, signedIn } from '#tests/factories/people.ts';
import { api, refusal, shareApi } from '#tests/support/testApi.ts';

shareApi();

const documents = {
  list: `query ($query: NotificationsQuery) {
    notifications(query: $query) {
      data { results { id kind params { name value } link createdAt readAt } total }
    }
  }`,
  read: `mutation ($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) { data }
  }`,
  mails: '{ notificationMails { data { topic isWanted } } }',
  choose: `mutation ($input: NotificationMailsInput!) {
    updateNotificationMails(input: $input) { data { topic isWanted } }
  }`,
};

type Account = Awaited<ReturnType<typeof signedIn>>;
let maker: Account;
let colleague: Account;
let vendor: Account;
let admin: Account;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  const manufacturerId = maker.user.manufacturer_id ?? '';
  colleague = await signedIn(api.db, 'manufacturer', { manufacturerId });
  vendor = await signedIn(api.db, 'vendor');
  admin = await signedIn(api.db, 'admin');
});

const tell = (kind: keyof typeof notificationKinds, ...notes: Note[]) =>
  inTransaction(api.db, (trx) => notify(trx, kind, notes));

const listOf = async ({ token }: Account, query: object = {}) =>
  (await api.data(documents.list, { query: { order: 'DESC', ...query } }, token)).notifications
    .data;

const ofManufacturer = () => ({ manufacturerId: maker.user.manufacturer_id ?? '' });

const mailsTo = async (userId: string): Promise<number> => {
  const { rows } = await sql`
    select from notifications where user_id = ${userId} and is_mail_due`.execute(api.db);
  return rows.length;
};

describe('a notification', () => {
  test('reaches all accounts of a partner, and no one else', async () => {
    await tell('partnerSuspended', {
      ...ofManufacturer(),
      params: { reason: 'Unterlagen fehlen' },
      link: '/account',
    });
    for (const account of [maker, colleague]) {
      const { results, total } = await listOf(account);
      expect(total).toBe(1);
      expect(results[0]).toMatchObject({
        kind: 'partnerSuspended',
        params: [{ name: 'reason', value: 'Unterlagen fehlen' }],
        link: '/account',
        readAt: null,
      });
    }
    expect((await listOf(vendor)).total).toBe(0);
    expect((await listOf(admin)).total).toBe(0);
  });

  test('can reach one account, a vendor and the administrators at once', async () => {
    await tell(
      'partnerVerified',
      { userId: colleague.user.id },
      { vendorId: vendor.user.vendor_id ?? '' },
      { portal: 'admin' },
    );
    for (const account of [colleague, vendor, admin]) {
      expect((await listOf(account)).results[0]?.kind).toBe('partnerVerified');
    }
    expect((await listOf(maker)).results[0]?.kind).not.toBe('partnerVerified');
  });

  test('is rolled back with its change', async () => {
    const before = (await listOf(maker)).total;
    const failing = inTransaction(api.db, async (trx) => {
      await notify(trx, 'profileVisible', [ofManufacturer()]);
      throw new Error('after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect((await listOf(maker)).total).toBe(before);
  });

  test('is read once, only by its account', async () => {
    await tell('profileVisible', ofManufacturer());
    const unread = { isUnread: true };
    const id = (await listOf(maker, unread)).results[0]?.id ?? '';
    const input = { ids: [id] };
    expect(
      (await api.data(documents.read, { input }, vendor.token)).markNotificationsRead.data,
    ).toEqual([]);
    expect(
      (await api.data(documents.read, { input }, maker.token)).markNotificationsRead.data,
    ).toEqual([id]);
    expect(
      (await api.data(documents.read, { input }, maker.token)).markNotificationsRead.data,
    ).toEqual([]);
    const ids = (await listOf(maker, unread)).results.map((each: { id: string }) => each.id);
    expect(ids).not.toContain(id);
    const [newest] = (await listOf(maker, { isUnread: false })).results;
    expect(newest).toMatchObject({ id, readAt: expect.any(String) });
    // a colleague's notifications have their own read state
    expect((await listOf(colleague, unread)).results[0]?.kind).toBe('profileVisible');
  });

  test('is kept for 90 days, and is deleted together with its month', async () => {
    const { user } = vendor;
    await api.db
      .insertInto('notifications')
      .values(
        [89, 122].map((days) => ({
          user_id: user.id,
          kind: 'profileVisible',
          link: `/${days}`,
          created_at: sql<Date>`now() - make_interval(days => ${days})`,
        })),
      )
      .execute();
    await deleteOldNotifications(api.db);
    const links = (await listOf(vendor)).results.map(({ link }: { link: string }) => link);
    expect(links).toContain('/89');
    expect(links).not.toContain('/122');
  });

  test.each([
    [{ ids: [] }, 'rules.required'],
    [{ ids: ['x'] }, 'rules.id'],
    [{}, 'rules.required'],
  ])('%j marks nothing', async (input, rule) => {
    const { extensions } = await refusal(documents.read, { input }, maker.token);
    expect(extensions.fields?.ids).toMatchObject({ rule });
  });
});

describe('mails', () => {
  test('are sent about the account by default', async () => {
    const { notificationMails } = await api.data(documents.mails, {}, vendor.token);
    expect(notificationMails.data.map(({ topic }: { topic: string }) => topic)).toEqual(
      notificationTopics,
    );
    const wanted = notificationMails.data.filter((each: { isWanted: boolean }) => each.isWanted);
    expect(wanted.map(({ topic }: { topic: string }) => topic)).toEqual([
      'account',
      'requests',
      'orders',
      'payouts',
    ]);
    for (const topic of ['nothing', '', 7]) {
      const { extensions } = await refusal(
        documents.choose,
        { input: { topics: [topic] } },
        vendor.token,
      ).catch(() => ({ extensions: { code: 'BAD_USER_INPUT' } }));
      expect(extensions.code).not.toBe('INTERNAL');
    }
  });

  test('go only to users who chose them and can already sign in', async () => {
    const reader = await signedIn(api.db, 'vendor', { password_hash: 'x' });
    const vendorId = reader.user.vendor_id ?? '';
    const invited = await createUser(api.db, { role: 'vendor', vendor_id: vendorId });
    await tell('profileVisible', { vendorId });
    expect(await mailsTo(reader.user.id)).toBe(1);
    expect(await mailsTo(invited.id)).toBe(0);
    const chosen = await api.data(documents.choose, { input: { topics: ['news'] } }, reader.token);
    expect(chosen.updateNotificationMails.data).toContainEqual({
      topic: 'account',
      isWanted: false,
    });
    await tell('profileVisible', { vendorId });
    expect(await mailsTo(reader.user.id)).toBe(1);
    await tell('newsPublished', { vendorId, params: { company: 'Linde', title: 'Neu' } });
    expect(await mailsTo(reader.user.id)).toBe(2);
  });
});
