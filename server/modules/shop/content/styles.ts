import { sql } from 'kysely';
import type {
  Style,
  StyleBlock,
  StyleCategory,
  StyleSection,
  Variation,
} from '#contract/generated/shopSchema.ts';
import { htmlOfText } from '#contract/rules/website/documentHtml.ts';
import type { Db } from '#server/db/database.ts';
import {
  optionalPictureOf,
  type PictureRow,
  pictureOf,
} from '#server/modules/shop/catalogue/pictures.ts';
import type { Selection } from '#server/modules/shop/catalogue/selection.ts';
import { variationsByIds } from '#server/modules/shop/catalogue/variations.ts';
import { isReadable, partnerJson, type Reading } from './authors.ts';

type CategoryRow = Omit<StyleCategory, 'picture'> & { file: string | null };

const categoryOf = ({ file, ...category }: CategoryRow): StyleCategory => ({
  ...category,
  picture: optionalPictureOf(file),
});

export const styleCategoriesOf = async (db: Db): Promise<StyleCategory[]> => {
  const { rows } = await sql<CategoryRow>`
    select id::text as id, slug, name, picture as file from style_categories
    order by sort_index, id`.execute(db);
  return rows.map(categoryOf);
};

type StyleRow = Omit<Style, 'category' | 'descriptionHtml' | 'pictures' | 'variations'> & {
  category: CategoryRow;
  pictures: PictureRow[];
  variationIds: string[];
};

/** Loads the variations of several records at once, and gives each its own, in its order. */
const withVariations = async <Row extends { variationIds: readonly string[] }>(
  db: Db,
  selection: Selection,
  rows: readonly Row[],
  requested: ReadonlySet<string>,
): Promise<(row: Row) => Variation[]> => {
  const ids = requested.size === 0 ? [] : [...new Set(rows.flatMap((row) => row.variationIds))];
  const found = await variationsByIds(db, selection, ids, requested);
  const byId = new Map(found.map((each) => [each.id, each]));
  return ({ variationIds }) => variationIds.flatMap((id) => byId.get(id) ?? []);
};

/** The styles that can be read, the newest first. */
export const stylesOf = async (
  db: Db,
  selection: Selection,
  reading: Reading,
  requested: ReadonlySet<string>,
): Promise<Style[]> => {
  const { rows } = await sql<StyleRow>`
    select t.id::text as id, coalesce(t.slug, '') as slug, t.title, t.short_desc as "shortDescription", t.description,
      jsonb_build_object('id', coalesce(c.id::text, ''), 'slug', coalesce(c.slug, ''),
        'name', coalesce(c.name, ''), 'file', c.picture) as category,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id::text, 'name', g.name) order by l.sort_index)
        from style_tags l join tags g on g.id = l.tag_id where l.style_id = t.id), '[]') as tags,
      coalesce((
        select jsonb_agg(jsonb_build_object('filename', x.filename, 'alt', x.alt)
          order by x.main desc, x.sort_index)
        from style_images x where x.style_id = t.id), '[]') as pictures,
      ${partnerJson} as partner,
      array(select l.variation_id::text from style_products l where l.style_id = t.id
        order by l.sort_index) as "variationIds"
    from styles t left join style_categories c on c.id = t.category_id
    where ${isReadable(reading)}
    order by t.id desc limit ${reading.first}`.execute(db);
  const variationsIn = await withVariations(db, selection, rows, requested);
  return rows.map((row) => {
    const { category, pictures, variationIds: _, ...style } = row;
    return {
      ...style,
      descriptionHtml: htmlOfText(style.description),
      category: categoryOf(category),
      pictures: pictures.map(pictureOf),
      variations: variationsIn(row),
    };
  });
};

type BlockRow = Omit<StyleBlock, 'html' | 'picture' | 'variations'> & {
  file: string | null;
  alt: string;
  variationIds: string[];
};
type SectionRow = Omit<StyleSection, 'blocks'> & { blocks: BlockRow[] };

/** The published sections, in their order. */
export const styleSectionsOf = async (
  db: Db,
  selection: Selection,
  requested: ReadonlySet<string>,
): Promise<StyleSection[]> => {
  const { rows } = await sql<SectionRow>`
    select t.id::text as id, t.slug, t.name, coalesce((
      select jsonb_agg(jsonb_build_object('kind', b.kind, 'title', b.title, 'text', b.text,
        'file', b.picture, 'alt', b.picture_alt, 'variationIds', coalesce((
          select jsonb_agg(l.variation_id::text order by l.sort_index)
          from style_block_products l where l.block_id = b.id), '[]')) order by b.sort_index)
      from style_blocks b where b.section_id = t.id), '[]') as blocks
    from style_sections t where t.status = '1' order by t.sort_index, t.id`.execute(db);
  const blocks = rows.flatMap((row) => row.blocks);
  const variationsIn = await withVariations(db, selection, blocks, requested);
  return rows.map(({ blocks: own, ...section }) => ({
    ...section,
    blocks: own.map((block) => ({
      kind: block.kind,
      title: block.title,
      text: block.text,
      html: htmlOfText(block.text),
      picture: optionalPictureOf(block.file, block.alt),
      variations: variationsIn(block),
    })),
  }));
};
