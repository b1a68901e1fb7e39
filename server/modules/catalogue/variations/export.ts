import { sql } from 'kysely';
import type { Completeness, Variation, VariationImage } from '#contract/generated/schema.ts';
import { cellOfCombination, cellOfNames, cellOfPaths } from '#contract/importCells.ts';
import { type ExportField, exportHeadings } from '#contract/importColumns.ts';
import type { Language } from '#contract/language.ts';
import type { VariationsFilter } from '#contract/rules/catalogue/variation.ts';
import type { VariationPart } from '#contract/variationParts.ts';
import { variations as german } from '#i18n/de/catalogue/variations.ts';
import { variations as english } from '#i18n/en/catalogue/variations.ts';
import type { Db } from '#server/db/database.ts';
import { columnsExporter } from '#server/jobs/columnsExporter.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import { categoriesAbove, categoryPath } from '#server/modules/catalogue/categories/path.ts';
import { variations } from './variations.ts';

const texts = { de: german, en: english };

type Exported = Variation & { paths: readonly (readonly string[])[] };

/** Written so that the workbook can be uploaded again. */
const columns: Record<ExportField, (variation: Exported, language: Language) => Cell> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  price: ({ price }) => Number(price),
  status: ({ status }, language) => texts[language].status[status as '1' | '2'],
  combinations: ({ combinations }) =>
    cellOfCombination(combinations.map(({ option }) => option.name)),
  categories: ({ paths }) => cellOfPaths(paths),
  product: ({ parent }) => parent.name,
  brand: ({ parent }) => parent.manufacturer.company_name,
  tags: ({ tags }) => cellOfNames(tags.map(({ data }) => data.name)),
  completeness: ({ completeness }) => completeness.percent,
  missing: ({ completeness }, language) => lackingOf(completeness, language),
  slug: ({ slug }) => slug,
  images: ({ images }) => cellOfNames(namesOfImages(images)),
};

/** Names of the missing parts and, for values, of each missing attribute. */
const lackingOf = ({ missing, missingValues }: Completeness, language: Language): string =>
  [
    ...missing
      .filter((part) => part !== 'values')
      .map((part) => texts[language].parts[part as VariationPart]),
    ...missingValues.map(({ name }) => name),
  ].join(', ');

/** The main image first; an image is named by its uploaded file if that name is unique. */
const namesOfImages = (images: readonly VariationImage[]): string[] => {
  const inOrder = [...images].sort((one, other) => Number(other.main) - Number(one.main));
  const nameOf = ({ originName }: VariationImage) => originName.toLowerCase();
  return inOrder.map((image) => {
    const isOnce = images.filter((other) => nameOf(other) === nameOf(image)).length === 1;
    return isOnce && image.originName !== '' ? image.originName : image.filename;
  });
};

const fields = new Set(['combinations', 'category', 'parent', 'tags', 'completeness', 'images']);

/** By category: the names from the top of the tree down to the category. */
const pathsOf = async (db: Db, found: readonly Variation[]) => {
  const ids = new Set(found.flatMap(({ category }) => category.map(({ data }) => data.id)));
  const { rows } = await sql<{ id: string; path: string[] }>`
    select c.id, ${categoryPath} as path from categories c ${categoriesAbove}
    where c.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
};

/** The variations of a list, one per row. */
export const variationExporter = columnsExporter<Exported, VariationsFilter>({
  kind: 'variations.export',
  access: ['variations', 'view'],
  assertFilter: variations.assertFilter,
  matching: variations.inOrder,
  cells: columns,
  headings: exportHeadings,
  read: async (db, viewer, ids) => {
    const found = await variations.byIds(db, viewer, ids, () => fields);
    const paths = await pathsOf(db, found);
    return found.map((variation) => ({
      ...variation,
      paths: variation.category.map(({ data }) => paths.get(String(data.id)) ?? [data.name]),
    }));
  },
  filename: { de: 'variationen', en: 'variations' },
});
