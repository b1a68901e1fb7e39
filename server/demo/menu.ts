import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { assignProducts } from '#server/modules/website/websiteMenu/assign.ts';
import { type Ids, idOf } from './insert.ts';
import type { StructureIds } from './structure.ts';
import type { DemoCatalogue } from './types.ts';

interface Top {
  name: string;
  promo: string;
  marketing: { title: string; text: string };
  /** Keys of the categories of level 3. */
  categories: readonly string[];
}

const tops: readonly Top[] = [
  {
    name: 'Wohnen',
    promo: 'Neue Sofas aus Leinen und Wolle',
    marketing: {
      title: 'Zeit für zu Hause',
      text: 'Sofas, Sessel und Tische, die lange bleiben dürfen.',
    },
    categories: ['sofas', 'sessel', 'hocker', 'couchtische', 'sideboards'],
  },
  {
    name: 'Essen',
    promo: 'Ein Tisch für alle',
    marketing: {
      title: 'Zusammen am Tisch',
      text: 'Massive Tische, bequeme Stühle und Bänke für viele Gäste.',
    },
    categories: ['esstische', 'esszimmerstuehle', 'barhocker', 'sitzbaenke', 'regale'],
  },
  {
    name: 'Schlafen',
    promo: 'Betten aus Massivholz',
    marketing: { title: 'Gut geschlafen', text: 'Betten und Schränke für ruhige Nächte.' },
    categories: [
      'polsterbetten',
      'massivholzbetten',
      'boxspringbetten',
      'nachttische',
      'kleiderschraenke',
    ],
  },
  {
    name: 'Licht & Deko',
    promo: 'Licht, das Räume formt',
    marketing: { title: 'Kleines, das viel ändert', text: 'Leuchten, Teppiche und Spiegel.' },
    categories: ['pendelleuchten', 'stehleuchten', 'tischleuchten', 'teppiche', 'spiegel'],
  },
  {
    name: 'Bad & Boden',
    promo: 'Freistehende Wannen',
    marketing: { title: 'Unter den Füßen', text: 'Parkett, Fliesen und alles für das Bad.' },
    categories: ['badewannen', 'waschtische', 'parkett', 'fliesen', 'innentueren'],
  },
  {
    name: 'Büro & Garten',
    promo: 'Draußen sitzen, drinnen arbeiten',
    marketing: { title: 'Drinnen und draußen', text: 'Schreibtische, Gartenmöbel und Kübel.' },
    categories: ['schreibtische', 'kommoden', 'gartenstuehle', 'gartentische', 'pflanzkuebel'],
  },
];

/** Items of level 4 for a category besides its subcategories: their names, each with its tags. */
const selections = [
  ['Neuheiten', 'Neuheit'],
  ['Bestseller', 'Bestseller'],
  ['Made in Germany', 'Made in Germany'],
  ['Nachhaltig', 'Nachhaltig'],
  ['Schnell lieferbar', 'Schnell lieferbar'],
] as const;

const itemsPerGroup = 6;
const brandsPerTop = 4;

interface New {
  level: 2 | 3 | 4;
  parent_id: string | null;
  name: string;
  sort_index: number;
  status?: string;
  image?: string | null;
  mobile_image?: string | null;
  link?: string;
  promo_text?: string;
  marketing?: string;
  seo_data?: string;
}

const insertItem = async (trx: Trx, item: New): Promise<string> => {
  const { id } = await trx
    .insertInto('menu_items')
    .values({ status: 'published', ...item })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Inserts the mega-menu: 6 items, 5 below each, and 6 below those, which link products. */
export const insertMenu = async (
  trx: Trx,
  catalogue: DemoCatalogue,
  { categories, tags }: StructureIds,
): Promise<void> => {
  const makers = catalogue.manufacturers.map(({ key }) => key);
  await keepLogos(trx);
  for (const [sort_index, top] of tops.entries()) {
    const first = idOf(categories, top.categories[0] ?? '');
    const image = await roomWith(trx, first);
    const parent = await insertItem(trx, {
      ...{ level: 2, parent_id: null, name: top.name, sort_index, image, mobile_image: image },
      link: `https://www.atrium.example/${sort_index + 1}`,
      promo_text: top.promo,
      marketing: JSON.stringify(top.marketing),
      seo_data: JSON.stringify({
        title: `${top.name} | Atrium`,
        description: top.marketing.text,
        meteKeywords: top.name.toLowerCase().replace(' & ', ', '),
      }),
    });
    const brands = Array.from(
      { length: brandsPerTop },
      (_, n) => makers[(sort_index * brandsPerTop + n) % makers.length] ?? '',
    );
    await insertBrands(trx, parent, [...new Set(brands)]);
    await insertGroups(trx, catalogue, { top, parent, categories, tags });
  }
  await pickSome(trx);
  const { rows } = await sql<{ id: string }>`select id from menu_items where level = 4`.execute(
    trx,
  );
  await assignProducts(
    trx,
    rows.map(({ id }) => id),
  );
};

/** A room picture of one of the category's products. */
const roomWith = async (trx: Trx, categoryId: string): Promise<string | null> => {
  const { rows } = await sql<{ filename: string }>`
    select i.filename from variation_images i join variations v on v.id = i.variation_id
    join parent_product_categories c on c.parent_id = v.parent_id
    where c.category_id = ${categoryId} and i.filename like 'demo-%-2-%'
    order by v.id limit 1`.execute(trx);
  return rows[0]?.filename ?? null;
};

/** Adds logos to the gallery's pictures, so that brands that show them can be edited. */
const keepLogos = async (trx: Trx): Promise<void> => {
  await sql`
    insert into uploads (filename, origin_name, used_at)
    select logo, company_name || ' Logo', now() from manufacturers where logo is not null
    on conflict do nothing`.execute(trx);
};

const insertBrands = async (trx: Trx, item_id: string, keys: readonly string[]): Promise<void> => {
  await trx
    .insertInto('menu_item_brands')
    .values(
      keys.map((slug, sort_index) => ({
        item_id,
        sort_index,
        slug,
        image: `demo-logo-${slug}.webp`,
      })),
    )
    .execute();
};

interface Group {
  top: Top;
  parent: string;
  categories: Ids;
  tags: Ids;
}

const insertGroups = async (
  trx: Trx,
  catalogue: DemoCatalogue,
  { top, parent, categories, tags }: Group,
): Promise<void> => {
  for (const [sort_index, key] of top.categories.entries()) {
    const name = catalogue.categories.find((each) => each.key === key)?.name ?? key;
    const group = await insertItem(trx, {
      ...{ level: 3, parent_id: parent, name, sort_index },
      image: await roomWith(trx, idOf(categories, key)),
      // an unfinished item
      status: key === 'pflanzkuebel' ? 'unpublished' : 'published',
    });
    const below = catalogue.categories.filter((each) => each.parent === key);
    const items = [
      { name: `Alle ${name}`, category: key, tag: null },
      ...below.map((each) => ({ name: each.name, category: each.key, tag: null })),
      ...selections.map(([label, tag]) => ({ name: label, category: key, tag })),
    ].slice(0, itemsPerGroup);
    for (const [place, { name: label, category, tag }] of items.entries()) {
      const item_id = await insertItem(trx, {
        ...{ level: 4, parent_id: group, name: label, sort_index: place },
        status: tag === 'Nachhaltig' ? 'unpublished' : 'published',
      });
      await trx
        .insertInto('menu_item_categories')
        .values({ item_id, category_id: idOf(categories, category) })
        .execute();
      if (tag) {
        await trx
          .insertInto('menu_item_tags')
          .values({ item_id, tag_id: idOf(tags, tag) })
          .execute();
      }
    }
  }
};

/** Some items also link by manufacturers and by article numbers. */
const pickSome = async (trx: Trx): Promise<void> => {
  await sql`
    insert into menu_item_manufacturers (item_id, manufacturer_id, sort_index)
    select i.id, m.manufacturer_id, m.n from (
      select id from menu_items where level = 4 and name like 'Alle %' order by id desc limit 6) i
    join menu_item_categories c on c.item_id = i.id
    cross join lateral (
      select p.manufacturer_id, row_number() over (order by count(*) desc) as n
      from parent_product_categories pc join parent_products p on p.id = pc.parent_id
      where pc.category_id = c.category_id group by p.manufacturer_id
      order by n limit 3) m`.execute(trx);
  await sql`
    insert into menu_item_skus (item_id, variation_id, sort_index)
    select i.id, v.id, v.n from (
      select id from menu_items where level = 4 and name = 'Bestseller' order by id limit 6) i
    cross join lateral (
      select id, row_number() over (order by id) as n from variations
      where status = '1' and sample_of_id is null and id % 97 = i.id % 97
      order by id limit 3) v`.execute(trx);
};
