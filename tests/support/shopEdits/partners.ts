import type { ShopWorld } from '#tests/support/shopWorld.ts';
import { bulk, type Edit, oneOf, type Random, run } from './edit.ts';

const suspension = (random: Random) =>
  random(2) === 0 ? { status: 'suspended', reason: 'Unpaid' } : { status: 'active' };

const again = [
  'update vendors set suspended_at = null, suspended_reason = null, is_visible = true',
  'update manufacturers set suspended_at = null, suspended_reason = null, is_visible = true',
  `update payment_accounts set status = 'connected'`,
  `update network_requests set status = 'approved'`,
  `update parent_products set status = '1'`,
  `update variations set status = '1' where sample_of_id is null`,
  `update vendor_products set status = '1', paused_reason = null`,
];

/** So that random edits do not end with an empty shop. */
export const everythingIsForSale = async ({ first, second }: ShopWorld): Promise<void> => {
  for (const statement of again) await run(statement);
  for (const { id } of [first, second])
    await run(`insert into vendor_products (vendor_id, variation_id, status, delivery_template_id)
      select ${id}, id, '1', (select min(t.id) from delivery_templates t where t.vendor_id = ${id})
      from variations where sample_of_id is null order by id desc limit 4 on conflict do nothing`);
};

/** Partners, and the conditions at which they sell. */
export const partnerEdits = (world: ShopWorld): Readonly<Record<string, Edit>> => {
  const { first, second, maker, sofa, lamp, sofaProduct, lampProduct, showroom } = world;
  const seller = (random: Random) => oneOf(random, [first, second]);
  const variation = (random: Random) => oneOf(random, [sofa, lamp]);
  /** The offer of a manufacturer's product. */
  const offerOf = (id: string) => String(BigInt(id) * 2n);
  return {
    'a seller is suspended or not': (random) =>
      bulk('updateManagedVendorStatus', 'ManagedVendorsStatusInput', {
        ids: [seller(random).id],
        ...suspension(random),
      }),
    'a manufacturer is suspended or not': (random) =>
      bulk('updateManagedManufacturerStatus', 'ManagedManufacturersStatusInput', {
        ids: [maker],
        ...suspension(random),
      }),
    'the profiles of sellers': (_, n) =>
      run(`update vendors set company_name = 'Seller ' || id || ' ${n}', city = 'Town ${n}'`),
    'a seller publishes and withdraws': (random) => {
      const { token } = seller(random);
      return bulk(
        'updateVendorProductsStatus',
        'VendorProductsStatusInput',
        {
          ids: [offerOf(sofa.id), offerOf(lamp.id)].slice(random(2)),
          status: random(3) === 0 ? '2' : '1',
        },
        token,
      );
    },
    'a seller’s prices': (random, n) =>
      bulk(
        'updateVendorProducts',
        'VendorProductsEditInput',
        {
          ids: [offerOf(sofa.id), offerOf(lamp.id)],
          price: {
            adjustmentType: oneOf(random, ['euro', 'percent']),
            adjustmentAmount: `${n % 50}`,
          },
        },
        seller(random).token,
      ),
    'a seller includes a product': (random) =>
      bulk(
        'includeVendorProducts',
        'VendorProductsIncludeInput',
        {
          ids: [offerOf(variation(random).id)],
          adjustmentType: 'percent',
          adjustmentAmount: `${random(30)}`,
          keepDelivery: true,
          keepShowroom: true,
          publish: true,
        },
        seller(random).token,
      ),
    'a seller excludes a product': (random) =>
      bulk(
        'excludeVendorProducts',
        'VendorProductsExcludeInput',
        { ids: [offerOf(variation(random).id)] },
        seller(random).token,
      ),
    'a seller delivers': (random) =>
      run(`update vendor_products p set delivery_template_id = (
          select min(id) from delivery_templates t where t.vendor_id = p.vendor_id)
        where vendor_id = ${seller(random).id}`),
    'with services or without': (random) =>
      run(`update vendor_products set with_services = ${random(2) === 0}
        where id in (${sofaProduct}, ${lampProduct})`),
    'days of delivery': (_, n) => run(`update delivery_templates set days_to = ${11 + (n % 40)}`),
    'regions of delivery': (_, n) =>
      run(`update delivery_rules set region_type = 'postcode', region_value = '${10 + (n % 80)}'`),
    'a payment account': (random) =>
      run(`update payment_accounts set status = '${random(3) ? 'connected' : 'pending'}'
        where vendor_id = ${seller(random).id}`),
    'a connection ends or begins': (random) =>
      run(`update network_requests set status = '${random(3) ? 'approved' : 'denied'}'
        where sender_vendor_id = ${seller(random).id} or receiver_vendor_id = ${seller(random).id}`),
    'regions of connections': (random) =>
      run(`update network_request_regions set value = '${20 + random(50)}'`),
    'a showroom': (random, n) => {
      const [from, to] = random(2) ? ['current_date', 'current_date + 9'] : ['null', 'null'];
      return run(`update showrooms set name = 'Room ${n}', phone = '${n}', closed_from = ${from},
        closed_to = ${to} where id = ${showroom}`);
    },
    'opening hours': (_, n) => run(`update showroom_opening_hours set opens = '0${n % 9}:30'`),
    'collection in showrooms': (random) =>
      run(`update click_and_collect_rules set is_active = ${random(2) === 0}`),
    'collection at all': (random) =>
      run(`update vendors set click_and_collect = ${random(2) === 0} where id = ${first.id}`),
  };
};
