import { sql } from 'kysely';
import type { InferOutput } from 'valibot';
import {
  type CustomerMatter,
  customerInput,
  customerMatters,
  customersQuery,
} from '#contract/rules/people/customer.ts';
import { moment, optionalMoment } from '#server/db/moment.ts';
import { defineEntity } from '#server/entity/define.ts';
import { byColumn, byText, contains } from '#server/entity/filters.ts';
import type { Known } from '#server/entity/personal.ts';
import { lockRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { type BulkAction, missing, unchanged } from '#server/jobs/bulk.ts';
import { eraseCustomers } from './persons.ts';

const name = sql<string>`coalesce(
  nullif(trim(t.firstname || ' ' || t.lastname), ''), nullif(t.company, ''), '#' || t.id)`;

/** Customers are created with their orders. */
export const customers = defineEntity({
  name: 'customer',
  plural: 'customers',
  area: 'customers',
  table: 'customers',
  label: 'lastname',
  input: customerInput,
  query: customersQuery,
  columns: [
    'salutation',
    'firstname',
    'lastname',
    'company',
    'email',
    'phone',
    'street',
    'post_code',
    'city',
    'country',
    'vat_id',
  ],
  fields: () => ({
    name,
    anonymisedAt: optionalMoment('t.anonymised_at'),
    createdAt: moment('t.created_at'),
    matter: sql<string | null>`customer_matter(t.id)`,
    orders: sql<number>`(select count(*)::int from orders o where o.customer_id = t.id)`,
  }),
  filters: { text: contains('firstname', 'lastname', 'company', 'email', 'city', 'post_code') },
  sorts: {
    name: sql`lower(t.lastname || ' ' || t.firstname)`,
    id: byColumn('id'),
    company: byText('company'),
    email: byColumn('email'),
    city: byText('city'),
    createdAt: byColumn('created_at'),
  },
  check: async ({ trx }, _input, id) => {
    const { rows } = await sql`
      select from customers where id = ${id ?? null} and anonymised_at is not null`.execute(trx);
    if (rows.length > 0) throw new DomainError('INVALID', { msg: 'error.CUSTOMER_ANONYMISED' });
  },
});

/** The reasons why locked customers cannot be anonymised, by customer id. */
const mattersOf = async (
  trx: Writing['trx'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, { matter: CustomerMatter; name: string }>> => {
  const { rows } = await sql<{ id: string; name: string; matter: CustomerMatter }>`
    select t.id, ${name} as name, m.matter
    from customers t cross join lateral (select customer_matter(t.id) as matter) m
    where t.id = any(${ids}::bigint[]) and m.matter is not null`.execute(trx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/**
 * Permanently removes a customer's personal data.
 * @throws NOT_FOUND for an unknown id; INVALID while an order is open, unpaid or to be paid back, or
 * has an open return
 */
export const anonymise = async (writing: Writing, id: string, known: Known): Promise<void> => {
  await lockRecord(writing, customers, id, {});
  const held = (await mattersOf(writing.trx, [id])).get(id);
  if (held) throw new DomainError('INVALID', { msg: customerMatters[held.matter] });
  await eraseCustomers(writing.trx, [id], known);
};

/**
 * Anonymises many customers; those already anonymous need no change, and those with an open order or
 * return, an unpaid bill or an open repayment stay.
 */
export const anonymiseAction = (
  known: Known,
): BulkAction<InferOutput<typeof customersQuery>, object> => ({
  kind: 'customers.anonymise',
  access: ['customers', 'edit'],
  matching: customers.matching,
  apply: async (trx, _viewer, ids) => {
    const { rows } = await sql<{ id: string; is_done: boolean }>`
      select id, anonymised_at is not null as is_done from customers
      where id = any(${ids}::bigint[]) order by id for update`.execute(trx);
    const idsOfThose = (isDone: boolean) =>
      rows.filter(({ is_done }) => is_done === isDone).map(({ id }) => id);
    const done = idsOfThose(true);
    const left = idsOfThose(false);
    const held = await mattersOf(trx, left);
    await eraseCustomers(
      trx,
      left.filter((id) => !held.has(id)),
      known,
    );
    const failures = [...held].map(([id, { matter, name: label }]) => ({
      ...{ id, label, code: 'INVALID', msg: customerMatters[matter] },
    }));
    return [...missing(ids, rows), ...unchanged(done), ...failures];
  },
});
