import { sql } from 'kysely';
import {
  deletedOfPartners,
  isOfPartners,
  nothing,
  type PersonalTables,
  withData,
} from '#server/entity/personal.ts';

const tables: PersonalTables = {
  ...deletedOfPartners('payment_accounts', 'vendor_id'),
  ...deletedOfPartners('click_and_collect_rules', 'vendor_id'),
  ...nothing(
    'delivery_rules',
    'delivery_templates',
    'driving_cost_regions',
    'driving_costs',
    'service_setting_groups',
    'service_setting_regions',
    'service_setting_services',
    'service_settings',
    'vendor_price_changes',
    'vendor_product_showrooms',
    'vendor_products',
  ),
};

export const personal = withData(tables, {
  payment_accounts: {
    partner: (persons) => sql`
      select provider, account_holder, masked_iban(iban, iban_mask) as iban, bic, paypal_merchant_id,
        status
      from payment_accounts where ${isOfPartners(persons, 'vendor_id')}`,
  },
  click_and_collect_rules: {
    partner: (persons) => sql`
      select note, pickup_from_days, pickup_to_days, created_at from click_and_collect_rules
      where ${isOfPartners(persons, 'vendor_id')} order by id`,
  },
});
