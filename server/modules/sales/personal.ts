import { type RawBuilder, sql } from 'kysely';
import {
  type Identified,
  isOfPartners,
  keptByLaw,
  nothing,
  type PersonalTables,
  type Persons,
  withData,
} from '#server/entity/personal.ts';

const theirs = ({ ids }: Identified) => sql`customer_id = any(${ids}::bigint[])`;

const isOfTheirs = (persons: Identified) =>
  sql`order_id in (select id from orders where ${theirs(persons)})`;

const person = sql`jsonb_build_object('salutation', '', 'firstname', '', 'lastname', '',
  'company', '')`;

/** What remains are the amounts, and the country, postcode and town that they were computed for. */
const ordersOf = (persons: Persons): RawBuilder<unknown>[] => [
  // tax law's records are kept apart (decision 44)
  sql`select keep_documents(${persons.ids}::bigint[])`,
  sql`update orders set customer_name = '', search = number, notes = '',
    customer = ${person} || '{"email": "", "phone": "", "vat_id": ""}',
    billing = billing || ${person} || '{"street": ""}',
    shipping_address = shipping_address || ${person} || '{"street": ""}',
    version = version + 1, updated_at = now()
    where ${theirs(persons)}`,
];

/** Notes and reasons may contain names. */
const reasonOf = (table: 'order_lines' | 'order_services' | 'refunds') => ({
  [table]: {
    holds: 'law' as const,
    erase: {
      customer: (persons: Persons) => [
        sql`update ${sql.table(table)} set reason = '' where reason <> '' and ${isOfTheirs(persons)}`,
      ],
    },
  },
});

const tables: PersonalTables = {
  orders: { holds: 'law', erase: { customer: ordersOf } },
  ...reasonOf('order_lines'),
  ...reasonOf('order_services'),
  ...reasonOf('refunds'),
  order_events: {
    holds: 'law',
    erase: {
      customer: (persons) => [
        sql`update order_events set text = '' where text <> '' and ${isOfTheirs(persons)}`,
      ],
      partner: ({ userIds }) => [
        sql`update order_events set text = ''
          where text <> '' and user_id = any(${userIds}::bigint[])`,
      ],
    },
  },
  order_payments: {
    holds: 'law',
    erase: {
      // the table demands a reason of each reversed payment
      customer: (persons) => [
        sql`update order_payments set reason = '–' where reason <> '' and ${isOfTheirs(persons)}`,
      ],
    },
  },
  returns: {
    holds: 'law',
    erase: {
      customer: (persons) => [
        sql`update returns set note = '', condition = '', closing_reason = ''
          where ${isOfTheirs(persons)}`,
      ],
    },
  },
  cart_quotes: {
    holds: 'person',
    erase: {
      customer: (persons) => [sql`delete from cart_quotes where ${isOfTheirs(persons)}`],
    },
  },
  // with the partner's name, as it was when they were made
  ...keptByLaw('order_documents', 'order_parts', 'payouts'),
  ...keptByLaw('ledger_statements', 'ledger_statement_files'),
  ...nothing(
    'discount_categories',
    'discount_manufacturers',
    'discount_shops',
    'discount_tags',
    'discount_uses',
    'discount_vendors',
    'discounts',
    'ledger_entries',
    'ledger_periods',
    'order_numbers',
    'order_parcels',
    'order_shipping',
    'payout_events',
    'payout_items',
    'repayments',
  ),
};

export const personal = withData(tables, {
  orders: {
    customer: (persons) => sql`
      select ordered_at, number, status, total, customer, billing, shipping_address, notes, code, method
      from orders where ${theirs(persons)} order by id desc`,
  },
  order_lines: {
    customer: (persons) => sql`
      select o.number, l.name, l.sku, l.quantity, l.amount, l.state, l.reason
      from order_lines l join orders o on o.id = l.order_id
      where o.${theirs(persons)} order by l.id desc`,
  },
  order_services: {
    customer: (persons) => sql`
      select o.number, s.name, s.cost, s.state, s.appointment_at, s.reason
      from order_services s join orders o on o.id = s.order_id
      where o.${theirs(persons)} order by s.id desc`,
  },
  order_events: {
    customer: (persons) => sql`
      select at, kind, text from order_events where ${isOfTheirs(persons)} order by id desc`,
  },
  order_payments: {
    customer: (persons) => sql`
      select at, method, amount, payment_id, reason from order_payments
      where ${isOfTheirs(persons)} order by id desc`,
  },
  refunds: {
    customer: (persons) => sql`
      select at, customer_amount as amount, reason from refunds
      where ${isOfTheirs(persons)} order by id desc`,
  },
  returns: {
    customer: (persons) => sql`
      select at, quantity, reason, state, note, condition, closing_reason from returns
      where ${isOfTheirs(persons)} order by id desc`,
  },
  cart_quotes: {
    customer: (persons) => sql`
      select created_at, cart from cart_quotes where ${isOfTheirs(persons)} order by created_at desc`,
  },
  order_parts: {
    partner: (persons) => sql`
      select o.ordered_at, o.number, p.partner_name, p.role, p.status, p.products, p.services,
        p.shipping, p.commission, p.payout
      from order_parts p join orders o on o.id = p.order_id
      where ${isOfPartners(persons, 'vendor_id')} order by p.id desc`,
  },
  order_documents: {
    customer: (persons) => sql`
      select ordered_on::text, number, billing, vat_id, total from order_documents
      where ${isOfTheirs(persons)} order by ordered_on desc`,
  },
  payouts: {
    partner: (persons) => sql`
      select requested_at, number, state, partner_name, net, paid_on::text, reference, reason,
        account ->> 'accountHolder' as account_holder, account ->> 'ibanMask' as iban
      from payouts where ${isOfPartners(persons, 'vendor_id')} order by id desc`,
  },
  ledger_statements: {
    partner: (persons) => sql`
      select month::text, partner_name, opening, net, paid, closing from ledger_statements
      where ${isOfPartners(persons, 'vendor_id')} order by month desc`,
  },
});
