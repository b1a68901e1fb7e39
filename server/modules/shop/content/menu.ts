import { sql } from 'kysely';
import type { MenuItem } from '#contract/generated/shopSchema.ts';
import type { Db } from '#server/db/database.ts';
import { offers } from '#server/modules/sales/cartQuote/forSale.ts';
import { optionalPictureOf, pictureOf } from '#server/modules/shop/catalogue/pictures.ts';
import { isShown, type Selection } from '#server/modules/shop/catalogue/selection.ts';

type ItemRow = Omit<MenuItem, 'picture' | 'mobilePicture' | 'brands' | 'children'> & {
  parentId: string | null;
  image: string | null;
  mobileImage: string | null;
  brands: { slug: string; image: string }[];
};

/** The published items `t` whose items above are published, too; or those of an item that is previewed. */
const shownItems = (previewed?: string) => sql`
  with recursive shown (id, level) as (
    select id, level from menu_items where ${
      previewed === undefined
        ? sql`parent_id is null and status = 'published'`
        : sql`id = ${previewed}::bigint`
    }
    union all
    select c.id, c.level from menu_items c join shown s on c.parent_id = s.id
    where c.status = 'published')`;

/** Counts each variation once for an item and those below it. */
const counted = (selection: Selection) => sql`
  below (item_id, of_id) as (
    select id, id from shown
    union all
    select b.item_id, c.id from below b join menu_items c on c.parent_id = b.of_id
    where c.status = 'published'),
  sold as materialized (
    select distinct i.variation_id from ${offers}
    where i.variation_id in (select variation_id from menu_item_products) and ${isShown(selection)}),
  counted as (
    select b.item_id, count(distinct l.variation_id)::int as count from below b
    join menu_item_products l on l.item_id = b.of_id
    join sold x on x.variation_id = l.variation_id group by 1)`;

interface Wanted {
  /** Whether to count the variations. */
  isCounted: boolean;
  /** The only item, whatever its state. */
  previewed?: string;
}

/** The menu as it is arranged. */
export const menuOf = async (
  db: Db,
  selection: Selection,
  { isCounted, previewed }: Wanted,
): Promise<MenuItem[]> => {
  const { rows } = await sql<ItemRow>`
    ${shownItems(previewed)}${
      isCounted
        ? sql`, ${counted(selection)}`
        : sql`, counted as (select null::bigint as item_id, 0 as count where false)`
    }
    select t.id::text as id, t.level - 1 as level, t.name, t.link, t.promo_text as "promoText",
      coalesce(t.marketing ->> 'title', '') as "marketingTitle",
      coalesce(t.marketing ->> 'text', '') as "marketingText",
      coalesce(t.seo_data ->> 'title', '') as "seoTitle",
      coalesce(t.seo_data ->> 'description', '') as "seoDescription",
      t.parent_id::text as "parentId", t.image, t.mobile_image as "mobileImage",
      coalesce(n.count, 0) as "variationCount",
      coalesce((
        select jsonb_agg(jsonb_build_object('slug', b.slug, 'image', b.image) order by b.sort_index)
        from menu_item_brands b where b.item_id = t.id), '[]') as brands
    from shown s join menu_items t on t.id = s.id left join counted n on n.item_id = t.id
    order by t.level, t.sort_index, t.id`.execute(db);
  return below(rows, rows[0]?.parentId ?? null);
};

const below = (rows: readonly ItemRow[], parent: string | null): MenuItem[] =>
  rows
    .filter(({ parentId }) => parentId === parent)
    .map(({ parentId: _, image, mobileImage, brands, ...item }) => ({
      ...item,
      picture: optionalPictureOf(image),
      mobilePicture: optionalPictureOf(mobileImage),
      brands: brands.map((brand) => ({
        slug: brand.slug,
        picture: pictureOf({ filename: brand.image, alt: '' }),
      })),
      children: below(rows, item.id),
    }));

/** Condition on a variation `x`: the rules of a shown item, or of one below it, have found it. */
export const isInMenu = (itemId: string, previewed?: string) => sql`x.id in (
  ${shownItems(previewed)},
  branch (id) as (
    select id from shown where id = ${itemId}
    union all
    select c.id from menu_items c join branch b on c.parent_id = b.id
    where c.status = 'published')
  select l.variation_id from menu_item_products l where l.item_id in (select id from branch))`;
