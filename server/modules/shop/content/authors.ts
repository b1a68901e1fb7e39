import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '#server/modules/people/networks/partners.ts';

/** The partner of a record `t`, as JSON; null if it belongs to the marketplace. */
export const partnerJson = sql`(
  select jsonb_build_object('id', m.id::text, 'kind', 'manufacturer',
    'name', ${nameOf('manufacturer', 'm')}) from manufacturers m where m.id = t.manufacturer_id
  union all
  select jsonb_build_object('id', d.id::text, 'kind', 'vendor', 'name', ${nameOf('vendor', 'd')})
  from vendors d where d.id = t.vendor_id)`;

/** The rows of a table with drafts that a shop may read; a preview reads one record whatever its state. */
export interface Reading {
  where: RawBuilder<unknown>;
  first: number;
  isPreview?: boolean;
}

/** Whether the partner of a record `t` is not suspended. */
const isOfActive = sql`(
  not exists (select from manufacturers m where m.id = t.manufacturer_id and m.suspended_at is not null)
  and not exists (select from vendors d where d.id = t.vendor_id and d.suspended_at is not null))`;

/** Whether a record `t` with a status can be read. */
export const isReadable = ({ where, isPreview = false }: Reading): RawBuilder<unknown> =>
  isPreview ? where : sql`t.status = '1' and ${isOfActive} and ${where}`;
