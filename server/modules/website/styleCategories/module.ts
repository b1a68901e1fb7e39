import { sql } from 'kysely';
import { styleCategories as german } from '#i18n/de/website/styleCategories.ts';
import { styleCategories as english } from '#i18n/en/website/styleCategories.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { styleCategories } from './categories.ts';

const exporter = exporterOf(styleCategories, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    usage: ({ usage: count }) => count,
  },
  filename: { de: 'style-kategorien', en: 'style-categories' },
});

export const styleCategoriesModule: readonly Module[] = [
  entityModule(styleCategories, { isOrdered: true, exporter }),
  {
    pictureUses: [
      sql`select 'styleCategory', k.id, k.name, '' from style_categories k
      where k.picture = t.filename`,
    ],
  },
];
