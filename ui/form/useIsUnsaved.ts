import { useFormState, useWatch } from 'react-hook-form';

const plain = (value: unknown): string => JSON.stringify(value ?? '');

/**
 * Whether a form value differs from its initial value. Unlike the form's own `isDirty`, it treats a
 * missing value and an empty text as equal.
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
