import type { RecordField } from '#ui/record/recordField.ts';
import type { StyleSectionRecord } from './record.generated.ts';

export type StyleBlock = StyleSectionRecord['blocks'][number];

/** The fields in a conflict dialog. */
export const styleSectionFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  {
    source: 'blocks',
    linesOf: (value) =>
      (value as StyleBlock[]).map(({ title, text, products, affiliates_products }) =>
        [title, text, products.length + affiliates_products.length || '']
          .filter(Boolean)
          .join(', '),
      ),
  },
];

export const styleSectionHistoryFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'blocks' },
  { source: 'status', choices: 'resources.styles/sections.status' },
  { source: 'sortIndex' },
];
