import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '#ui/record/recordField.ts';

/** A part of a form whose changes can be named. */
export interface FormSection {
  title: string;
  /** The form values it shows. */
  sources: readonly string[];
}

const plain = (value: unknown): string => JSON.stringify(value ?? '');

/** Titles of the sections with a value that differs from its initial one. */
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
  // keeps its identity until the names change, so the guard does not subscribe again
  return useMemo(() => (names ? names.split('\n') : []), [names]);
};
