import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '#ui/record/recordField.ts';

/** A part of a form whose changes are named. */
export interface FormSection {
  title: string;
  /** The form's values it shows. */
  sources: readonly string[];
}

const plain = (value: unknown): string => JSON.stringify(value ?? '');

/** The titles of the sections that hold another value than they began with. */
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
  // the guard listens anew only when it would tell something else
  return useMemo(() => (names ? names.split('\n') : []), [names]);
};
