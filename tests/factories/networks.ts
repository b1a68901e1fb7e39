import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { NetworkRequests } from '#server/generated/database.ts';
import { type AccountKind, createVendor, signedIn } from './people.ts';
import { unique } from './unique.ts';

export const createRequest = async (
  db: Db,
  values: Partial<Insertable<NetworkRequests>>,
): Promise<string> => {
  const { id } = await db
    .insertInto('network_requests')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A partner with a visible profile, with a session. */
export const visiblePartner = async (
  db: Db,
  kind: AccountKind,
  values: { company_name?: string; post_code?: string; city?: string } = {},
) => {
  const { token, user } = await signedIn(db, kind);
  const name = values.company_name ?? unique(`${kind} `);
  const shown = { is_visible: true, status: '2', ...values, company_name: name };
  const [table, id] =
    user.vendor_id === null
      ? (['manufacturers', user.manufacturer_id ?? ''] as const)
      : (['vendors', user.vendor_id] as const);
  await db.updateTable(table).set(shown).where('id', '=', id).execute();
  return { token, id, name, userId: user.id, email: user.email };
};
export type VisiblePartner = Awaited<ReturnType<typeof visiblePartner>>;

/**
 * A manufacturer's requests and connections with visible vendors, in all states that it can change.
 */
export const createRequestsOf = async (db: Db, manufacturer: string, notes: string) => {
  const vendor = async () =>
    (await createVendor(db, { company_name: unique('Asking'), is_visible: true, status: '2' })).id;
  const sent = { sender_manufacturer_id: manufacturer, notes };
  const receive = async () =>
    createRequest(db, {
      sender_vendor_id: await vendor(),
      receiver_manufacturer_id: manufacturer,
      notes,
    });
  return {
    received: await receive(),
    receivedToo: await receive(),
    sent: await createRequest(db, { ...sent, receiver_vendor_id: await vendor() }),
    connected: await createRequest(db, {
      ...sent,
      receiver_vendor_id: await vendor(),
      status: 'approved',
    }),
    invited: await createRequest(db, {
      ...sent,
      receiver_vendor_id: (await createVendor(db, { company_name: unique('Invited') })).id,
      invited_email: `${unique('invited')}@partner.example`,
      invited_role: 'craftsman',
      sent_at: new Date(Date.now() - 3 * 86_400_000),
    }),
  };
};
