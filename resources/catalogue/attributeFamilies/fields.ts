import type { RecordField } from '#ui/record/recordField.ts';
import type { FamilyGroup } from './familyForm.ts';

/**
 * Formats a group as `Maße: Breite *, Höhe`. The asterisk marks attributes that the family
 * requires.
 */
const lineOf = ({ name, ownPlaceUse, fields }: FamilyGroup): string => {
  const own = fields
    .filter(({ ownRequired }) => ownRequired !== null)
    .map((field) => `${field.name}${field.ownRequired ? ' *' : ''}`);
  const parts = [...(ownPlaceUse ? [ownPlaceUse] : []), ...own];
  return parts.length > 0 ? `${name}: ${parts.join(', ')}` : name;
};

export const familyFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'slug' },
  { source: 'product_type' },
  { source: 'unit' },
  { source: 'groups', linesOf: (value) => ((value ?? []) as FamilyGroup[]).map(lineOf) },
];
