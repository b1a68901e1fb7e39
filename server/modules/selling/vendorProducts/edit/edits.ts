import { sql } from 'kysely';
import type {
  DeliveryChange,
  EditKind,
  PriceChange,
  ServicesChange,
  ShowroomsChange,
  VendorProductsChanges,
} from '#contract/rules/selling/vendorProduct.ts';
import { editKinds, refusals } from '#contract/rules/selling/vendorProduct.ts';
import type { SqlFragment, Trx } from '#server/db/database.ts';
import type { PlannedColumns } from '#server/entity/edit/planned.ts';
import { assertNeeds } from '#server/modules/selling/vendorProducts/needs.ts';
import { assertOwn } from '#server/modules/selling/vendorProducts/product.ts';

/**
 * A field of included products that a bulk edit can change. Preview and edit use the same
 * expressions on `offersOf`, so they cannot differ.
 */
interface Edit<Change> {
  /**
   * Throws INVALID for records that are not the vendor's own; locks them until the end of the
   * transaction.
   */
  assertPossible: (trx: Trx, vendorId: string, change: Change) => Promise<void>;
  /** @param all the changes of the whole edit, on which a refusal can depend */
  plan: (change: Change, all: VendorProductsChanges) => PlannedColumns;
  /** The columns that it sets in rows `i` of vendor_products. */
  assignments: (change: Change) => SqlFragment;
  /** Writes other tables that belong to the rows `ids` of vendor_products. */
  writeAround?: (trx: Trx, ids: readonly string[], change: Change) => Promise<unknown>;
}

const noRefusal = sql`null::text`;

/** From then on, the price follows its source. */
const price: Edit<PriceChange> = {
  assertPossible: async () => undefined,
  plan: ({ adjustmentType, adjustmentAmount }) => {
    const after = sql`selling_price('original', null, ${adjustmentType}::text,
      ${adjustmentAmount}::numeric, source.price)`;
    const priceCells = (amount: SqlFragment, type: SqlFragment, by: SqlFragment) =>
      sql`array[coalesce(${amount}::text, ''), ${type}, coalesce(${by}::text, '')]`;
    return {
      before: priceCells(
        sql`own.price`,
        sql`case i.price_type when 'own' then 'own' else i.adjustment_type end`,
        sql`i.adjustment_amount`,
      ),
      after: priceCells(
        after,
        sql`${adjustmentType}::text`,
        sql`${adjustmentAmount}::numeric(12, 2)`,
      ),
      msg: sql`case when ${after} is null then 'error.PRICE_ZERO' end`,
    };
  },
  assignments: ({ adjustmentType, adjustmentAmount }) =>
    sql`price_type = 'original', own_price = null, adjustment_type = ${adjustmentType},
      adjustment_amount = ${adjustmentAmount}`,
};

/** The template that delivers once the change is made. */
const templateAfter = ({ deliveryTemplateId, keepDelivery }: DeliveryChange): SqlFragment =>
  keepDelivery ? sql`s.delivery_template_id` : sql`${deliveryTemplateId}::bigint`;

const templateName = (id: SqlFragment): SqlFragment =>
  sql`array(select x.name from delivery_templates x where x.id = ${id})`;

/** Published products must keep a template, and whatever it is based on. */
const delivery: Edit<DeliveryChange> = {
  assertPossible: (trx, vendorId, change) => assertOwn(trx, vendorId, change, 'delivery.'),
  plan: (change) => {
    const { keepDelivery } = change;
    const after = templateAfter(change);
    const typeAfter = sql`(select x.type from delivery_templates x where x.id = ${after})`;
    const kept = (column: string) => sql.ref(`${keepDelivery ? 's' : 'i'}.${column}`);
    return {
      before: sql`array[i.keep_delivery::text] || ${templateName(sql`t.id`)}`,
      after: sql`array[${String(keepDelivery)}] || ${templateName(after)}`,
      msg: sql`case
        when ${keepDelivery}::boolean and s.id is null then 'rules.keepDeliveryOfSeller'
        when i.status = '2' then null
        when ${after} is null then ${sql.lit(refusals.noTemplate)}
        when ${typeAfter} = 'item_weight' and ${kept('weight_kg')} is null
          then ${sql.lit(refusals.noWeight)}
        when ${typeAfter} = 'pallet' and ${kept('items_per_pallet')} is null
          then ${sql.lit(refusals.noPalletSize)} end`,
    };
  },
  assignments: ({ deliveryTemplateId, keepDelivery }) =>
    sql`delivery_template_id = ${deliveryTemplateId}::bigint, keep_delivery = ${keepDelivery}`,
};

const showroomNames = (showrooms: SqlFragment): SqlFragment =>
  sql`array(select h.name from showrooms h where h.id in (${showrooms}) order by lower(h.name), h.id)`;

const showrooms: Edit<ShowroomsChange> = {
  assertPossible: (trx, vendorId, change) => assertOwn(trx, vendorId, change, 'showrooms.'),
  plan: ({ showroomIds, keepShowroom }, { delivery: given }) => ({
    before: sql`array[i.keep_showroom::text] || ${showroomNames(
      sql`select w.showroom_id from vendor_product_showrooms w where w.vendor_product_id = i.id`,
    )}`,
    after: sql`array[${String(keepShowroom)}] || ${showroomNames(
      sql`select unnest(${showroomIds}::bigint[])`,
    )}`,
    // a product sold for pick-up only must keep a showroom
    msg: sql`case when i.status = '1' and ${given ? templateAfter(given) : sql`t.id`} is null
      and not exists (
      select from click_and_collect_rules c join vendors d on d.id = c.vendor_id
      where d.click_and_collect and c.is_active
        and c.showroom_id = any(${showroomIds}::bigint[]))
      then ${sql.lit(refusals.noTemplate)} end`,
  }),
  assignments: ({ keepShowroom }) => sql`keep_showroom = ${keepShowroom}`,
  writeAround: async (trx, ids, { showroomIds }) => {
    await sql`
      delete from vendor_product_showrooms where vendor_product_id = any(${ids}::bigint[])
        and showroom_id <> all(${showroomIds}::bigint[])`.execute(trx);
    await sql`
      insert into vendor_product_showrooms (vendor_product_id, showroom_id)
      select i, h from unnest(${ids}::bigint[]) i, unnest(${showroomIds}::bigint[]) h
      on conflict do nothing`.execute(trx);
  },
};

const services: Edit<ServicesChange> = {
  assertPossible: async (trx, vendorId, change) => {
    if (change.withServices) await assertNeeds(trx, vendorId, change);
  },
  plan: ({ withServices }) => ({
    before: sql`array[i.with_services::text]`,
    after: sql`array[${String(withServices)}]`,
    msg: noRefusal,
  }),
  assignments: ({ withServices }) => sql`with_services = ${withServices}`,
};

type Change<Kind extends EditKind> = NonNullable<VendorProductsChanges[Kind]>;

const edits: { [Kind in EditKind]: Edit<Change<Kind>> } = { price, delivery, showrooms, services };

/** One change of a bulk edit. */
export interface ChosenEdit {
  kind: EditKind;
  edit: Edit<object>;
  change: object;
}

/** The changes of a validated input, in the order in which the preview shows them. */
export const chosenEdits = (changes: VendorProductsChanges): ChosenEdit[] =>
  editKinds.flatMap((kind) => {
    const change = changes[kind];
    // each edit reads the change stored under its own name
    const edit = edits[kind] as Edit<never> as Edit<object>;
    return change == null ? [] : [{ kind, edit, change }];
  });

export const assertPossible = async (
  trx: Trx,
  vendorId: string,
  changes: VendorProductsChanges,
): Promise<void> => {
  for (const { edit, change } of chosenEdits(changes)) {
    await edit.assertPossible(trx, vendorId, change);
  }
};
