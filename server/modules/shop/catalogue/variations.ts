import { type RawBuilder, sql } from 'kysely';
import type { Variation } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import { ofPage, pageOfIds } from '#server/db/page.ts';
import { prepared } from '#server/db/prepared.ts';
import { offers, servicesOf } from '#server/modules/sales/cartQuote/forSale.ts';
import { offerJson, regionsOfTemplates } from './offers.ts';
import { type PictureRow, pictureOf } from './pictures.ts';
import { isShown, priceOfOffer, type Selection, withDrafts } from './selection.ts';

type Requested = ReadonlySet<string>;

/** Fields of Variation from other tables, each grouped once for the whole page. */
type Associations = Readonly<Record<string, RawBuilder<unknown>>>;

const associations: Associations = {
  combination: sql`
    select c.variation_id, jsonb_agg(jsonb_build_object('attributeId', a.id::text,
      'attribute', a.name, 'optionId', o.id::text, 'option', o.name) order by c.sort_index, c.id) as j
    from variation_combinations c
    join attributes a on a.id = c.attr_id join attribute_options o on o.id = c.option_id
    where c.variation_id ${ofPage} group by 1`,
  attributes: sql`
    select x.variation_id, jsonb_agg(jsonb_build_object('group', g.name, 'attributeId', a.id::text,
      'name', a.name, 'value', x.value, 'unit', a.unit)
      order by f.sort_index nulls last, g.id, a.sort_index, x.id) as j
    from variation_attributes x join attributes a on a.id = x.attr_id
    join attribute_groups g on g.id = x.group_id
    join variations v on v.id = x.variation_id join parent_products p on p.id = v.parent_id
    left join attribute_family_groups f on f.family_id = p.family_id and f.group_id = x.group_id
    where x.variation_id ${ofPage} group by 1`,
  tags: sql`
    select l.variation_id, jsonb_agg(jsonb_build_object('id', t.id::text, 'name', t.name)
      order by lower(t.name), t.id) as j
    from variation_tags l join tags t on t.id = l.tag_id where l.variation_id ${ofPage} group by 1`,
  pictures: sql`
    select g.variation_id, jsonb_agg(jsonb_build_object('filename', g.filename, 'alt', g.alt)
      order by g.main desc, g.sort_index, g.id) as j
    from variation_images g where g.variation_id ${ofPage} group by 1`,
  sample: sql`
    select m.sample_of_id as variation_id,
      jsonb_build_object('id', m.id::text, 'sku', m.sku, 'name', m.name) as j
    from variations m where m.sample_of_id ${ofPage} and m.status = '1'`,
  services: sql`
    select v.id as variation_id, (
      select jsonb_agg(jsonb_build_object('id', w.id::text, 'name', w.name,
        'description', w.description, 'minutes', w.duration) order by lower(w.name), w.id)
      from services w where w.id in (select n.id from (${servicesOf}) n)) as j
    from page join variations v on v.id = page.id`,
  offers: sql`
    with regions as materialized (${regionsOfTemplates(ofPage)})
    select i.variation_id, jsonb_agg(${offerJson} order by x.price, i.id) as j
    from offered x
    cross join lateral (select x.to_maker as id) to_maker
    cross join lateral (select x.to_seller as id) to_seller
    join vendor_products i on i.id = x.offer_id
    join variations v on v.id = x.id join vendors d on d.id = i.vendor_id
    left join vendor_products s
      on s.vendor_id = i.source_vendor_id and s.variation_id = i.variation_id
    left join delivery_templates y on y.id = case when i.keep_delivery
      then s.delivery_template_id else i.delivery_template_id end
    left join regions z on z.template_id = y.id
    group by 1`,
};

/** The offers of the page that the shop shows, with their connections: found once for all that is read of them. */
const offeredOf = (selection: Selection): RawBuilder<unknown> => sql`
  select i.variation_id as id, i.id as offer_id, ${priceOfOffer} as price,
    to_maker.id as to_maker, to_seller.id as to_seller
  from ${offers} where i.variation_id ${ofPage} and ${isShown(selection)}`;

/** Fields that are single records; all others are lists. */
const single: readonly string[] = ['sample'];

type Associated = 'combination' | 'attributes' | 'tags' | 'sample' | 'services' | 'offers';

/** A row has the associations that are requested. */
type VariationRow = Omit<Variation, Associated | 'pictures'> &
  Partial<Pick<Variation, Associated>> & { pictures?: PictureRow[] };

/** Only requested fields are read. */
const nothingRequested = {
  combination: [],
  attributes: [],
  tags: [],
  sample: null,
  services: [],
  offers: [],
};

/**
 * The variations with these ids that the shop shows, in the order of the ids. One statement, whatever
 * their number.
 * @param requested the fields of Variation to load
 */
export const variationsByIds = async (
  db: Db,
  selection: Selection,
  ids: readonly string[],
  requested: Requested,
): Promise<Variation[]> => {
  if (ids.length === 0) return [];
  const wanted = Object.entries(associations).filter(([name]) => requested.has(name));
  const parts = wanted.map(
    ([name, rows]) => sql`, ${sql.id(`of_${name}`)} as materialized (${rows})`,
  );
  const columns = wanted.map(([name]) => {
    const absent = single.includes(name) ? sql`null` : sql`'[]'`;
    return sql`, coalesce(${sql.ref(`of_${name}.j`)}, ${absent}::jsonb) as ${sql.id(name)}`;
  });
  const joins = wanted.map(([name]) => {
    const table = `of_${name}`;
    return sql` left join ${sql.id(table)} on ${sql.ref(`${table}.variation_id`)} = v.id`;
  });
  const nothing = sql``;
  const { rows } = await sql<VariationRow>`
    ${prepared}
    with ${pageOfIds(ids)},
    offered as materialized (${offeredOf(selection)}),
    shown as materialized (${withDrafts(
      selection,
      sql`select id, min(price) as price from offered group by 1`,
      sql`v.id`,
    )})
    ${sql.join(parts, nothing)}
    select v.id::text as id, v.slug, v.sku, v.name, p.id::text as "productId", p.slug as "productSlug",
      jsonb_build_object('id', m.id::text, 'kind', 'manufacturer', 'name', m.company_name)
        as manufacturer,
      shown.price::text as "fromPrice", ${moment('v.updated_at')} as "updatedAt"
      ${sql.join(columns, nothing)}
    from page join shown on shown.id = page.id join variations v on v.id = page.id
    join parent_products p on p.id = v.parent_id join manufacturers m on m.id = p.manufacturer_id
    ${sql.join(joins, nothing)}
    order by page.n`.execute(db);
  return rows.map(({ pictures = [], ...row }) => ({
    ...nothingRequested,
    ...row,
    pictures: pictures.map(pictureOf),
  }));
};

/**
 * The ids of `first` variations that the shop shows, after the given one, in the order of the ids. `limit` keeps
 * PostgreSQL from looking at all offers for one page: it looks for an offer of one variation after the other.
 */
export const shownVariationIds = async (
  db: Db,
  selection: Selection,
  {
    among = sql`true`,
    after,
    first,
  }: { among?: RawBuilder<unknown>; after: string | null; first: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select x.id::text as id from variations x
    where x.id > ${after ?? '0'}::bigint and x.status = '1' and x.sample_of_id is null and ${among}
      and (select true from ${offers} where i.variation_id = x.id and ${isShown(selection)} limit 1)
    order by x.id limit ${first}`.execute(db);
  return rows.map(({ id }) => id);
};
