import { sql } from 'kysely';
import type { VendorSettings } from '#contract/generated/schema.ts';
import { notFound } from '#server/errors/domainError.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { ownVendor, paymentAccount } from './account.ts';

export const vendorSettings = async (context: Context): Promise<VendorSettings> => {
  const id = ownVendor(viewerOf(context));
  const [payment, { rows }] = await Promise.all([
    paymentAccount(context.db, id),
    sql<{ click_and_collect: boolean }>`
      select click_and_collect from vendors where id = ${id}`.execute(context.db),
  ]);
  if (!rows[0]) throw notFound();
  return { id, payment, ...rows[0], isPaypalOffered: context.paypal !== undefined };
};
