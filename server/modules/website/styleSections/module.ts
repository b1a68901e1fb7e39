import { sql } from 'kysely';
import { status } from '#contract/rules/platform/fields.ts';
import { styleSections as german } from '#i18n/de/website/styleSections.ts';
import { styleSections as english } from '#i18n/en/website/styleSections.ts';
import { statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { sectionRestorer } from './restore.ts';
import { assertLinked, styleSections, updateStyleSection } from './sections.ts';

const setStatus = statusAction(styleSections, assertLinked);

const exporter = exporterOf(styleSections, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    status: ({ status: value }, { status: words }) => words[value === '1' ? 1 : 2],
    productCount: ({ productCount }) => productCount,
    notForSale: ({ notForSale }) => notForSale,
  },
  filename: { de: 'style-abschnitte', en: 'style-sections' },
});

export const styleSectionsModule: readonly Module[] = [
  entityModule(styleSections, {
    update: updateStyleSection,
    status: { action: setStatus, statuses: status },
    isOrdered: true,
    exporter,
    restorer: sectionRestorer,
  }),
  {
    pictureUses: [
      sql`select distinct 'styleSection', n.id, n.name, '' from style_blocks b
      join style_sections n on n.id = b.section_id where b.picture = t.filename`,
    ],
  },
];
