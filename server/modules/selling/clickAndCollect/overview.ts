import { sql } from 'kysely';
import type { ClickAndCollect } from '#contract/generated/schema.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { notFound } from '#server/errors/domainError.ts';

/** The vendor's switch, the showrooms that can have a rule, and the rules. */
export const clickAndCollectOf = async (
  db: Db,
  vendorId: string | null,
): Promise<ClickAndCollect> => {
  const { rows } = await sql<ClickAndCollect>`
    select d.click_and_collect,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id::text, 'name', s.name, 'city', s.city,
          'ruleId', r.id::text) order by lower(s.name), s.id)
        from showrooms s left join click_and_collect_rules r on r.showroom_id = s.id
        where s.vendor_id = d.id), '[]') as showrooms,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', r.id::text, 'showroomId', r.showroom_id::text,
          'name', s.name, 'pickupFromDays', r.pickup_from_days, 'pickupToDays', r.pickup_to_days,
          'note', r.note, 'isActive', r.is_active, 'version', r.version,
          'updatedAt', ${moment('r.updated_at')}) order by lower(s.name), r.id)
        from click_and_collect_rules r join showrooms s on s.id = r.showroom_id
        where r.vendor_id = d.id), '[]') as rules
    from vendors d where d.id = ${vendorId}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  return found;
};

export const switchClickAndCollect = async (
  db: Db,
  vendorId: string | null,
  isOn: boolean,
): Promise<void> => {
  await sql`update vendors set click_and_collect = ${isOn} where id = ${vendorId}`.execute(db);
};
