import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

/** Converts codes into choices, named by the current resource's message `<names>.<code>`. */
export const useNamedChoices = (names: string, codes: readonly string[]) => {
  const text = useDynamicText(useResourcePrefix());
  return codes.map((id) => ({ id, name: text(`${names}.${id}`) }));
};
