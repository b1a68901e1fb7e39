import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { VariationsFilter } from '#contract/rules/variation.ts';
import type { VariationPart } from '#contract/variationParts.ts';
import { variations as german } from '#i18n/de/variations.ts';
import { variations as english } from '#i18n/en/variations.ts';
import type { Completeness, Variation } from '#server/generated/graphql.ts';
import type { Exporter } from '#server/jobs/exports.ts';
import type { Cell } from '#server/jobs/sheets/sheet.ts';
import { matching } from './filter.ts';
import { listOrder, variationsOf } from './page.ts';

const texts = { de: german, en: english };

type Column = keyof typeof german.fields;

const columns: Partial<Record<Column, (variation: Variation, language: Language) => Cell>> = {
  name: ({ name }) => name,
  sku: ({ sku }) => sku,
  price: ({ price }) => Number(price),
  status: ({ status }, language) => texts[language].status[status as '1' | '2'],
  combinations: ({ combinations }) => combinations.map(({ option }) => option.name).join('/'),
  category: ({ category }) => category.map(({ data }) => data.name).join(', '),
  parent: ({ parent }) => parent.name,
  manufacturer: ({ parent }) => parent.manufacturer.company_name,
  tags: ({ tags }) => tags.map(({ data }) => data.name).join(', '),
  completeness: ({ completeness }) => completeness.percent,
  missing: ({ completeness }, language) => lackingOf(completeness, language),
  slug: ({ slug }) => slug,
};

/** Missing parts and, for values, each missing attribute. */
const lackingOf = ({ missing, missingValues }: Completeness, language: Language): string =>
  [
    ...missing
      .filter((part) => part !== 'values')
      .map((part) => texts[language].choices.missing[part as VariationPart]),
    ...missingValues.map(({ name }) => name),
  ].join(', ');

const fields = new Set(['combinations', 'category', 'parent', 'tags', 'completeness']);

/** The variations of a list, one per row. */
export const variationExporter: Exporter<VariationsFilter> = {
  kind: 'variations.export',
  access: ['variations', 'view'],
  matching: (viewer, filter) =>
    sql`select v.id from variations v where ${matching(viewer, filter)} order by ${listOrder(filter)}`,
  headings: (language) =>
    Object.keys(columns).map((column) => texts[language].fields[column as Column]),
  rows: async (db, viewer, ids, language) => {
    const found = await variationsOf(db, viewer, ids, fields);
    return found.map((variation) =>
      Object.values(columns).map((cell) => cell(variation, language)),
    );
  },
  filename: (language) => ({ de: 'variationen', en: 'variations' })[language],
};
