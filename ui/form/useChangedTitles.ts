import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '#ui/record/recordField.ts';

/** A section of a form, listed by its title when it has unsaved changes. */
export interface FormSection {
  title: string;
  /** The form fields of the section. */
  sources: readonly string[];
}

const plain = (value: unknown): string => JSON.stringify(value ?? '');

/** The titles of the sections in which a value differs from its initial value. */
export const useChangedTitles = (sections: readonly FormSection[]): readonly string[] => {
  const values = useWatch();
  const { defaultValues = {} } = useFormState();
  const names = sections
    .filter(({ sources }) =>
      sources.some(
        (source) => plain(valueAt(values, source)) !== plain(valueAt(defaultValues, source)),
      ),
    )
    .map(({ title }) => title)
    .join('\n');
  // the array keeps its identity until the names change, so the guard does not resubscribe
  return useMemo(() => (names ? names.split('\n') : []), [names]);
};
