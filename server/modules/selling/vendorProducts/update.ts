import { sql } from 'kysely';
import type { Violations } from '#contract/rules/platform/check.ts';
import type { Problem, VendorProductSettings } from '#contract/rules/selling/vendorProduct.ts';
import type { Db } from '#server/db/database.ts';
import { restorerOf } from '#server/entity/restore.ts';
import type { Restorer } from '#server/entity/restorer.ts';
import { lockRecord, type Update, writeRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid, notFound } from '#server/errors/domainError.ts';
import { include, notOffered } from './include.ts';
import { assertNeeds } from './needs.ts';
import { offerIdOf, vendorOf } from './offers.ts';
import { assertOwn, vendorProducts } from './product.ts';
import { problemsAmong } from './status.ts';

type Input = VendorProductSettings & { version?: number | null | undefined };

/** The field errors for each problem of a product on sale. */
const violations: Partial<Record<Problem, Violations>> = {
  noTemplate: { deliveryTemplateId: { rule: 'rules.templateForSale' } },
  noWeight: { weightKg: { rule: 'rules.weightForTemplate' } },
  noPalletSize: { itemsPerPallet: { rule: 'rules.palletSizeForTemplate' } },
};

const noPrice = ({ priceType }: Input): Violations => ({
  [priceType === 'own' ? 'ownPrice' : 'adjustmentAmount']: { rule: 'rules.priceZero' },
});

interface Row {
  offer: string;
  source: string;
  status: string;
}

const rowOf = async ({ trx }: Writing, own: string): Promise<Row> => {
  const { rows } = await sql<Row>`
    select ${offerIdOf} as offer, i.source, i.status from vendor_products i
    where i.id = ${own}`.execute(trx);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/**
 * Throws INVALID, at the field, for a price of zero, and if a product on sale could no longer be
 * sold.
 */
const assertSellable = async (writing: Writing, { offer, status }: Row, input: Input) => {
  const vendorId = vendorOf(writing.viewer);
  const problems = (await problemsAmong(writing.trx, vendorId, [offer])).get(offer) ?? [];
  if (problems.includes('noPrice')) throw invalid(noPrice(input));
  if (status !== '1') return;
  const found = Object.assign({}, ...problems.map((problem) => violations[problem]));
  if (Object.keys(found).length > 0) throw invalid(found);
};

/**
 * Edits the row `own` of vendor_products. Checks after writing; a failed check rolls the change
 * back.
 */
export const updateProduct: Update<Input> = async (writing, own, input, others) => {
  const vendorId = vendorOf(writing.viewer);
  await lockRecord(writing, vendorProducts, own, input);
  await assertOwn(writing.trx, vendorId, input);
  if (input.withServices) await assertNeeds(writing.trx, vendorId, input);
  const row = await rowOf(writing, own);
  if (input.keepDelivery && row.source !== 'seller') {
    throw invalid({ keepDelivery: { rule: 'rules.keepDeliveryOfSeller' } });
  }
  await writeRecord(writing, vendorProducts, own, input, others);
  await assertSellable(writing, await rowOf(writing, own), input);
};

/** The row of an included offer; throws NOT_FOUND if it is not included. */
export const ownIdOf = async (db: Db, vendorId: string, offer: string): Promise<string> => {
  const isOfSeller = BigInt(offer) % 2n === 1n;
  const inside = String(BigInt(offer) / 2n);
  const { rows } = await sql<{ id: string }>`
    select i.id from vendor_products i where i.vendor_id = ${vendorId} and ${
      isOfSeller
        ? sql`(i.source_vendor_id, i.variation_id) = (select s.vendor_id, s.variation_id
            from vendor_products s where s.id = ${inside})`
        : sql`i.source = 'manufacturer' and i.variation_id = ${inside}`
    }`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0].id;
};

/** Includes an excluded product again, with its former settings and source, under a new id. */
const revive: Restorer['revive'] = async ({ state, ...writing }) => {
  const { trx, viewer } = writing;
  const { rows } = await sql<{ id: string }>`
    select case when ${state.source} = 'manufacturer' then ${state.variation_id}::bigint * 2
      else 1 + 2 * (select s.id from vendor_products s
        where s.vendor_id = ${state.source_vendor_id}::bigint
          and s.variation_id = ${state.variation_id}::bigint) end as id`.execute(trx);
  const offer = rows[0]?.id;
  if (!offer) throw notOffered();
  const plain = vendorProductOf(state);
  const [failure] = await include.apply(trx, viewer, [offer], { ...plain, publish: false });
  if (failure) throw notOffered();
};

const vendorProductOf = (state: Record<string, unknown>): VendorProductSettings => ({
  priceType: state.price_type as VendorProductSettings['priceType'],
  adjustmentType: state.adjustment_type as VendorProductSettings['adjustmentType'],
  adjustmentAmount: text(state.adjustment_amount),
  ownPrice: text(state.own_price),
  deliveryTemplateId: text(state.delivery_template_id),
  keepDelivery: state.keep_delivery === true,
  showroomIds: state.showroomIds as string[],
  keepShowroom: state.keep_showroom === true,
  withServices: state.with_services === true,
  weightKg: text(state.weight_kg),
  itemsPerPallet: state.items_per_pallet as number | null,
});

const text = (value: unknown): string | null => (value == null ? null : String(value));

/** Uses the index on excluded products. */
const isOfSame = (alias: string) => sql`${sql.ref(`${alias}.entity`)} = 'vendorProduct'
  and ${sql.ref(`${alias}.action`)} = 'delete'
  and ${sql.ref(`${alias}.before`)} ->> 'vendor_id' = c.before ->> 'vendor_id'
  and ${sql.ref(`${alias}.before`)} ->> 'variation_id' = c.before ->> 'variation_id'`;

export const productRestorer: Restorer = {
  ...restorerOf(vendorProducts, updateProduct),
  called: (_viewer, state) => sql`coalesce(
    (select v.name from variations v where v.id = (${state} ->> 'variation_id')::bigint),
    '#' || (${state} ->> 'variation_id'))`,
  isBack: sql`(
    exists (select from vendor_products i where i.vendor_id = (c.before ->> 'vendor_id')::bigint
      and i.variation_id = (c.before ->> 'variation_id')::bigint)
    or exists (select from changes l where ${isOfSame('l')} and l.id > c.id))`,
  revive,
};
