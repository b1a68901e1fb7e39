import { type ReactNode, useMemo } from 'react';
import { measured } from '#contract/measured.ts';
import { ConflictProvider, useConflictContext } from '#ui/conflict/conflictContext.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { imageFields, variationFields } from './fields.ts';
import { editableFields, type FieldGroup, formValuesOf } from './productFamily.ts';
import type { VariationRecord } from './records.ts';
import { shownValue } from './shownValue.ts';

/** Adds the form values to a variation. */
export const withInputs = (
  record: VariationRecord,
  groups: readonly FieldGroup[],
): VariationRecord => ({ ...record, inputs: formValuesOf(groups, record.variationAttributes) });

interface Props {
  groups: readonly FieldGroup[];
  children: ReactNode;
}

/** Lets the user resolve conflicts per attribute of the family. */
export const VariationConflicts = ({ groups, children }: Props) => {
  const conflict = useConflictContext();
  const value = useMemo(() => {
    if (!conflict) return null;
    const { theirs } = conflict;
    return {
      ...conflict,
      fields: [...variationFields, ...valueFields(groups), ...imageFields],
      theirs: theirs && { ...withInputs(theirs as unknown as VariationRecord, groups) },
    };
  }, [conflict, groups]);
  return <ConflictProvider value={value}>{children}</ConflictProvider>;
};

const valueFields = (groups: readonly FieldGroup[]): RecordField[] =>
  editableFields(groups).map((field) => ({
    source: field.source,
    label: measured(field),
    linesOf: (value) => (value ? [shownValue(field, String(value))] : []),
  }));
