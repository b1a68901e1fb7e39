import { type Kysely, sql } from 'kysely';

/** Where vendors are paid to: one account each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_accounts (
      id bigint generated always as identity primary key,
      vendor_id bigint not null unique references vendors on delete cascade,
      provider text check (provider in ('bank', 'paypal')),
      account_holder text not null default '' check (length(account_holder) <= 70),
      iban text not null default '' check (iban ~ '^([A-Z]{2}[0-9]{2}[A-Z0-9]{1,30})?$'),
      bic text not null default '' check (bic ~ '^([A-Z0-9]{8}|[A-Z0-9]{11})?$'),
      paypal_merchant_id text not null default '',
      status text not null default 'none' check (status in ('none', 'pending', 'connected', 'failed')),
      -- the state that PayPal sends back with a returning user
      paypal_state_hash bytea,
      paypal_state_expires_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (status <> 'connected' or provider is not null),
      check (provider is distinct from 'bank' or (iban <> '' and account_holder <> '')),
      check (provider is distinct from 'paypal' or paypal_merchant_id <> '')
    );
  `.execute(db);
};
