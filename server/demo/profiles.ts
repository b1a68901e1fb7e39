import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import profiles from './content/profiles.json' with { type: 'json' };

const whole = { x: 0, y: 0, width: 100, height: 100 };

/** Files of each partner, by kind; pictures and documents are created when first requested. */
const shared: readonly { kind: string; n: number; title: string; picture?: string }[] = [
  { kind: 'imprint', n: 0, title: 'Impressum' },
  { kind: 'terms', n: 0, title: 'Allgemeine Geschäftsbedingungen' },
  { kind: 'brochure', n: 0, title: 'Unternehmen und Sortiment' },
  { kind: 'certificate', n: 0, title: 'Holz aus nachhaltiger Forstwirtschaft' },
  { kind: 'factory_picture', n: 0, title: 'Ausstellung', picture: 'sofa-5f7461-d8b46a-2-77001' },
  { kind: 'factory_picture', n: 1, title: 'Werkstatt', picture: 'sideboard-8a5a3c-3a332a-2-77102' },
];

/** Inserts profiles of all partners with a password, and of all manufacturers. */
export const insertProfiles = async (trx: Trx): Promise<void> => {
  await sql`
    update vendors v set short_name = x.short_name, description = x.description,
      category = x.category, service_offering = x.service_offering, awards = x.awards,
      phone = x.phone, street = x.street, address = x.address, post_code = x.post_code,
      city = x.city, logo = v.avatar, logo_source = v.avatar, crop = ${jsonb(whole)},
      social_media_links = jsonb_build_object(
        'website', 'https://www.' || x.key || '.example',
        'instagram', 'https://social.example/' || x.key)
    from jsonb_to_recordset(${jsonb(profiles)}) as x(key text, short_name text, description text,
      category jsonb, service_offering text, awards text, phone text, street text, address text,
      post_code text, city text)
    where split_part(v.email, '@', 1) = x.key`.execute(trx);
  await sql`
    update manufacturers set logo_source = logo, crop = ${jsonb(whole)},
      social_media_links = jsonb_build_object(
        'website', 'https://www.' || split_part(email, '@', 2))`.execute(trx);
  await sql`
    create temp table demo_files on commit drop as
    select p.manufacturer_id, p.vendor_id, p.user_id, x.kind, x.n, x.title,
      case when x.picture is null then 'demo-' || x.kind || '-' || p.key || '.pdf' end as file,
      'demo-' || x.picture || '.webp' as picture
    from (
      select id as manufacturer_id, null::bigint as vendor_id,
        (select min(u.id) from users u where u.manufacturer_id = m.id) as user_id,
        substring(logo from 'demo-logo-(.*)[.]webp') as key from manufacturers m
      union all select null, id, (select min(u.id) from users u where u.vendor_id = v.id),
        split_part(email, '@', 1) from vendors v where v.logo is not null
    ) p, jsonb_to_recordset(${jsonb(shared)}) as x(kind text, n integer, title text, picture text)`.execute(
    trx,
  );
  await sql`
    insert into files (name, user_id, origin_name, bytes, used_at)
    select file, user_id, title || '.pdf', 1000, now() from demo_files where file is not null`.execute(
    trx,
  );
  await sql`
    insert into profile_files (manufacturer_id, vendor_id, kind, sort_index, file, picture, title)
    select manufacturer_id, vendor_id, kind, n, file, picture, title from demo_files`.execute(trx);
  await refreshAll(trx);
};

const refreshAll = async (trx: Trx): Promise<void> => {
  for (const [kind, table] of [
    ['vendor', 'vendors'],
    ['manufacturer', 'manufacturers'],
  ] as const) {
    const rows = await trx.selectFrom(table).select('id').execute();
    await refreshVisibility(
      trx,
      kind,
      rows.map(({ id }) => id),
    );
  }
};
