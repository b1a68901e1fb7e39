import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import {
  erasePersons,
  type Known,
  type PersonKind,
  type Persons,
} from '#server/entity/personal.ts';
import type { PartnerKind } from './account.ts';

/* Whom erasing is about: ids, and everything by which texts name them. */

type Found = Omit<Persons, 'kind' | 'ids'>;

/** Shorter texts would be found in words that have nothing to do with the person. */
const shortest = 3;

const usable = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim().toLowerCase()))].filter(
    (text) => text.length >= shortest,
  );

const personsOf = (
  kind: PersonKind,
  ids: readonly string[],
  found: readonly Partial<Found>[],
): Persons => {
  const all = (part: keyof Found) => found.flatMap((each) => each[part] ?? []);
  return {
    ...{ kind, ids },
    userIds: all('userIds'),
    emails: usable(all('emails')),
    names: usable(all('names')),
    lastnames: usable(all('lastnames')),
    pictures: all('pictures'),
  };
};

/** Customers, with names and addresses from their history. */
const customersOf = async (trx: Trx, ids: readonly string[]): Promise<Persons> => {
  const { rows } = await sql<Partial<Found>>`
    with states as (
      select to_jsonb(c) as s from customers c where id = any(${ids}::bigint[])
      union all
      select before from changes
      where entity = 'customer' and entity_id = any(${ids}::bigint[]) and before is not null
      union all
      select o.customer || jsonb_build_object('street', o.billing ->> 'street') from orders o
      where o.customer_id = any(${ids}::bigint[])
    )
    select array_remove(array[s ->> 'email'], null) as emails,
      array_remove(array[s ->> 'company', s ->> 'phone', s ->> 'street', s ->> 'vat_id',
        concat_ws(' ', s ->> 'firstname', s ->> 'lastname')], null) as names,
      array_remove(array[s ->> 'lastname'], null) as lastnames
    from states`.execute(trx);
  return personsOf('customer', ids, rows);
};

/** Partners with their accounts, and with names and addresses from their history. */
const partnersOf = async (
  trx: Trx,
  kind: PartnerKind,
  ids: readonly string[],
): Promise<Persons> => {
  const owner = sql.ref(`${kind}_id`);
  const table = sql.table(`${kind}s`);
  const owned = sql`${owner} = any(${ids}::bigint[])`;
  const entities =
    kind === 'vendor'
      ? ['managedVendor', 'vendorProfile']
      : ['managedManufacturer', 'manufacturerProfile'];
  const { rows } = await sql<Partial<Found>>`
    with accounts as (select * from users where ${owned}),
    states as (
      select to_jsonb(p) as s from ${table} p where id = any(${ids}::bigint[])
      union all
      select jsonb_build_object('email', email, 'name', firstname, 'surname', lastname) from accounts
      union all
      select before from changes where entity = any(${entities}::text[])
        and entity_id = any(${ids}::bigint[]) and before is not null
      union all
      select before -> 'account' from changes where entity = any(${entities}::text[])
        and entity_id = any(${ids}::bigint[]) and before -> 'account' is not null
    )
    select array_remove(array[s ->> 'email'], null) as emails,
      array_remove(array[s ->> 'company_name', s ->> 'short_name', s ->> 'phone', s ->> 'street',
        concat_ws(' ', coalesce(s ->> 'name', s ->> 'firstname'),
          coalesce(s ->> 'surname', s ->> 'lastname'))], null) as names,
      array_remove(array[coalesce(s ->> 'surname', s ->> 'lastname')], null) as lastnames,
      array_remove(array[s ->> 'logo', s ->> 'logo_source', s ->> 'avatar'], null) as pictures
    from states where jsonb_typeof(s) = 'object'
    union all
    select array[c.before, c.after], null, null, null
    from email_changes c join accounts a on a.id = c.user_id`.execute(trx);
  const { rows: accounts } = await sql<{ id: string }>`
    select id from users where ${owned} order by id for update`.execute(trx);
  const { rows: pictures } = await sql<{ filename: string }>`
    select picture as filename from profile_files where ${owned} and picture is not null
    union select p.filename from showroom_pictures p join showrooms s on s.id = p.showroom_id
    where s.${owner} = any(${ids}::bigint[])
    ${
      kind === 'manufacturer'
        ? sql`union select picture from representatives where ${owned} and picture is not null
            union select picture from news where ${owned} and picture is not null`
        : sql``
    }`.execute(trx);
  return personsOf(kind, ids, [
    ...rows,
    {
      userIds: accounts.map(({ id }) => id),
      pictures: pictures.map(({ filename }) => filename),
    },
  ]);
};

/** Permanently removes the personal data of these locked customers from all tables. */
export const eraseCustomers = async (
  trx: Trx,
  ids: readonly string[],
  known: Known,
): Promise<void> => erasePersons(trx, await customersOf(trx, ids), known);

/**
 * Permanently removes the personal data of these locked partners from all tables, except for data that
 * law requires.
 */
export const erasePartners = async (
  trx: Trx,
  kind: PartnerKind,
  ids: readonly string[],
  known: Known,
): Promise<void> => erasePersons(trx, await partnersOf(trx, kind, ids), known);
