import { sql } from 'kysely';
import { nameOf } from '#server/modules/people/networks/partners.ts';

/** The partner of a record `t`, as JSON; null if it belongs to the marketplace. */
export const partnerJson = sql`(
  select jsonb_build_object('id', m.id::text, 'kind', 'manufacturer',
    'name', ${nameOf('manufacturer', 'm')}) from manufacturers m where m.id = t.manufacturer_id
  union all
  select jsonb_build_object('id', d.id::text, 'kind', 'vendor', 'name', ${nameOf('vendor', 'd')})
  from vendors d where d.id = t.vendor_id)`;

/** Whether the partner of a record `t` is not suspended. */
export const isOfActive = sql`(
  not exists (select from manufacturers m where m.id = t.manufacturer_id and m.suspended_at is not null)
  and not exists (select from vendors d where d.id = t.vendor_id and d.suspended_at is not null))`;
