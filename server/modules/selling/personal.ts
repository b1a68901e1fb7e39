import { deletedOfPartners, nothing, type PersonalTables } from '#server/entity/personal.ts';

export const personal: PersonalTables = {
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
