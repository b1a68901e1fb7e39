import type { Insertable, Selectable } from 'kysely';
import { scopes as allScopes, type Scope } from '#contract/rules/platform/apiKey.ts';
import type { Db } from '#server/db/database.ts';
import type { Manufacturers, Shops, Users, Vendors } from '#server/generated/database.ts';
import { createApiKey } from '#server/modules/platform/apiKeys/keys.ts';
import { createSession } from '#server/modules/platform/session/sessions.ts';
import { unique } from './unique.ts';

export const createManufacturer = (
  db: Db,
  values: Partial<Insertable<Manufacturers>> = {},
): Promise<Selectable<Manufacturers>> => {
  const name = unique('maker');
  return db
    .insertInto('manufacturers')
    .values({ company_name: name, email: `${name}@maker.example`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const createVendor = (
  db: Db,
  values: Partial<Insertable<Vendors>> = {},
): Promise<Selectable<Vendors>> => {
  const name = unique('vendor');
  return db
    .insertInto('vendors')
    .values({
      name,
      surname: 'Partner',
      email: `${name}@vendor.example`,
      vendor_type: 'vendor',
      account_type: 'account_pro',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Without a password unless `password_hash` is given. */
export const createUser = (
  db: Db,
  values: Partial<Insertable<Users>> = {},
): Promise<Selectable<Users>> =>
  db
    .insertInto('users')
    .values({
      email: `${unique('user')}@atrium.example`,
      firstname: 'Uta',
      lastname: 'User',
      role: 'admin',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The kinds of accounts (specification 1). */
export const accountKinds = [
  'admin',
  'manufacturer',
  'vendor',
  'craftsman',
  'architect',
  'wholesaler',
  'basic',
  'suspended',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const createShop = async (
  db: Db,
  values: Partial<Insertable<Shops>> = {},
): Promise<string> => {
  const { id } = await db
    .insertInto('shops')
    .values({ name: unique('shop'), ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A key of a shop, by default of a new one, and with every scope. */
export const createShopKey = async (
  db: Db,
  { shopId, scopes = allScopes }: { shopId?: string; scopes?: readonly Scope[] } = {},
): Promise<{ id: string; key: string; shopId: string }> => {
  const of = shopId ?? (await createShop(db));
  const wanted = { shopId: of, name: unique('key'), scopes: [...scopes], endsAt: null };
  const created = await createApiKey(db, (await createUser(db)).id, wanted);
  // so that no call records that it was used
  await db
    .updateTable('api_keys')
    .set({ last_used_at: new Date('2100-01-01') })
    .where('id', '=', created.id)
    .execute();
  return { ...created, shopId: of };
};

/** An account of this kind; a manufacturer's belongs to `manufacturerId` or a new manufacturer. */
export const createAccount = async (
  db: Db,
  kind: AccountKind,
  { manufacturerId, ...values }: Partial<Insertable<Users>> & { manufacturerId?: string } = {},
): Promise<Selectable<Users>> => {
  if (kind === 'admin') return createUser(db, values);
  if (kind === 'manufacturer') {
    const manufacturer_id = manufacturerId ?? (await createManufacturer(db)).id;
    return createUser(db, { role: 'manufacturer', manufacturer_id, ...values });
  }
  const { id } = await createVendor(db, {
    vendor_type: kind === 'basic' || kind === 'suspended' ? 'vendor' : kind,
    account_type: kind === 'basic' ? 'account_basic' : 'account_pro',
    ...(kind === 'suspended' && { suspended_at: new Date(), suspended_reason: 'Unpaid' }),
  });
  return createUser(db, { role: 'vendor', vendor_id: id, ...values });
};

/** A session of a new account of this kind, without the sign-in form. */
export const signedIn = async (
  db: Db,
  kind: AccountKind,
  values: Parameters<typeof createAccount>[2] = {},
): Promise<{ token: string; user: Selectable<Users> }> => {
  const user = await createAccount(db, kind, values);
  return { token: await createSession(db, user.id), user };
};
