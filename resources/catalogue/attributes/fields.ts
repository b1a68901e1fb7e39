import { attributeFlags } from '#contract/rules/catalogue/attribute.ts';
import type { RecordField } from '#ui/record/recordField.ts';

export const attributeFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'type', choices: 'resources.collections/attributes.types' },
  { source: 'unit' },
  { source: 'sortIndex' },
  ...attributeFlags.map((source) => ({ source, kind: 'flag' as const })),
];
