import { sql } from 'kysely';
import { status } from '#contract/rules/platform/fields.ts';
import { styleSections as german } from '#i18n/de/website/styleSections.ts';
import { styleSections as english } from '#i18n/en/website/styleSections.ts';
import { deleteAction, statusAction } from '#server/entity/actions.ts';
import { exporterOf } from '#server/entity/export.ts';
import {
  createResolver,
  deleteResolver,
  exportResolver,
  listResolver,
  oneResolver,
  orderResolver,
  statusResolver,
  updateResolver,
} from '#server/entity/resolvers.ts';
import { exportKind } from '#server/jobs/exports.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import type { Module } from '#server/modules/module.ts';
import { sectionRestorer } from './restore.ts';
import { assertLinked, styleSections, updateStyleSection } from './sections.ts';

const remove = deleteAction(styleSections);
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

export const styleSectionsModule: Module = {
  entities: [styleSections],
  jobs: [bulkKind(remove), bulkKind(setStatus), exportKind(exporter)],
  records: [sectionRestorer],
  pictureUses: [
    sql`select distinct 'styleSection', n.id, n.name, '' from style_blocks b
      join style_sections n on n.id = b.section_id where b.picture = t.filename`,
  ],
  resolvers: {
    Query: {
      styleSections: listResolver(styleSections),
      styleSectionById: oneResolver(styleSections),
    },
    Mutation: {
      createStyleSection: createResolver(styleSections),
      updateStyleSection: updateResolver(styleSections, updateStyleSection),
      deleteStyleSectionByIds: deleteResolver(styleSections, remove),
      updateStyleSectionStatus: statusResolver(styleSections, setStatus, status),
      updateStyleSectionOrders: orderResolver(styleSections),
      exportStyleSections: exportResolver(styleSections, exporter),
    },
  },
};
