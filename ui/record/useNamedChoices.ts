import { useResourceText } from './useResourceText.ts';

/** Codes as choices, each named by the current resource's message `<names>.<code>`. */
export const useNamedChoices = (names: string, codes: readonly string[]) => {
  const text = useResourceText();
  return codes.map((id) => ({ id, name: text(`${names}.${id}`) }));
};
