import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';

/**
 * Each vendor charges 60 euros per hour, more for the services of one group and a fixed time for a
 * single service, and drives in its own part of Germany.
 */
export const insertCraftsmanSettings = async (trx: Trx): Promise<void> => {
  await sql`
    insert into service_settings (vendor_id, name, is_default, default_hourly_price,
      service_duration_type, service_duration, min_service_duration, maximum_deployable_radius,
      min_order_value, adjustment_type, adjustment_amount)
    select v.id, x.name, x.is_default, x.hourly, x.duration_type, x.duration, x.least, 50, x.value,
      x.adjustment, x.amount
    from vendors v, (values
      ('Allgemeine Einstellungen', true, 60.00, 'suggested', null::int, 60, 500.00, 'none', null::numeric),
      ('Küchen und Bäder', false, 68.00, 'percent', 110, 90, 800.00, 'percent', 5.00),
      ('Schnelle Handgriffe', false, 55.00, 'fixed', 30, null, null, 'euro', 5.00)
    ) x (name, is_default, hourly, duration_type, duration, least, value, adjustment, amount)
    order by v.id, x.is_default desc, x.name`.execute(trx);
  await sql`
    insert into service_setting_groups (setting_id, group_id, sort_index)
    select s.id, g.id, 0 from service_settings s, (
      select id from service_groups order by id limit 1) g
    where s.name = 'Küchen und Bäder'`.execute(trx);
  await sql`
    insert into service_setting_services (setting_id, service_id, sort_index)
    select s.id, c.id, 0 from service_settings s, (
      select id from services order by duration, id limit 1) c
    where s.name = 'Schnelle Handgriffe'`.execute(trx);
  await sql`
    insert into service_setting_regions (setting_id, sort_index, type, value)
    select id, 0, 'state', 'BY' from service_settings where name = 'Küchen und Bäder'`.execute(trx);
  await sql`
    with costs as (
      insert into driving_costs (vendor_id, cost)
      select v.id, x.cost from vendors v, (values (25.00), (60.00), (0.00)) x (cost)
      order by v.id, x.cost
      returning id, cost
    )
    insert into driving_cost_regions (driving_cost_id, sort_index, type, value)
    select costs.id, r.n, r.type, r.value
    from costs join (values
      (25.00, 0, 'postcode', '80'), (25.00, 1, 'postcode', '81'),
      (60.00, 0, 'state', 'BY'),
      (0.00, 0, 'postcode', '803')
    ) r (cost, n, type, value) on r.cost = costs.cost`.execute(trx);
};
