import { useFormState, useWatch } from 'react-hook-form';

const plain = (value: unknown): string => JSON.stringify(value ?? '');

/**
 * Whether the form has a value that differs from its initial one. The form's own `isDirty` also
 * counts an input that was empty and has become an empty text.
 */
export const useIsUnsaved = (): boolean => {
  const values: Record<string, unknown> = useWatch();
  const { isDirty, defaultValues = {} } = useFormState();
  const initial: Record<string, unknown> = defaultValues;
  return (
    isDirty &&
    [...new Set([...Object.keys(values), ...Object.keys(initial)])].some(
      (source) => plain(values[source]) !== plain(initial[source]),
    )
  );
};
