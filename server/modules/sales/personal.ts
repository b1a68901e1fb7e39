import { type RawBuilder, sql } from 'kysely';
import { keptByLaw, nothing, type PersonalTables, type Persons } from '#server/entity/personal.ts';

const theirs = ({ ids }: Persons) => sql`customer_id = any(${ids}::bigint[])`;

const isOfTheirs = (persons: Persons) =>
  sql`order_id in (select id from orders where ${theirs(persons)})`;

const person = sql`jsonb_build_object('salutation', '', 'firstname', '', 'lastname', '',
  'company', '')`;

/** What remains are the amounts, and the country, postcode and town that they were computed for. */
const ordersOf = (persons: Persons): RawBuilder<unknown>[] => [
  // what tax law keeps is kept apart (decision 44)
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

export const personal: PersonalTables = {
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
