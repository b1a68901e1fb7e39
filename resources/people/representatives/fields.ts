import type { RecordField } from '#ui/record/recordField.ts';

export const representativeFields: readonly RecordField[] = [
  { source: 'name' },
  { source: 'surname' },
  { source: 'position' },
  { source: 'email' },
  { source: 'phone' },
  { source: 'picture', kind: 'picture' },
  { source: 'regions', linesOf: (value) => (value as { value: string | null }[]).map(codeOf) },
];

const codeOf = ({ value }: { value: string | null }): string => value ?? 'DE';
