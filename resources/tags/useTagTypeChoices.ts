import { useTranslate } from 'ra-core';

/** Tag types as choices, in the reader's language. */
export const useTagTypeChoices = (types: readonly string[]) => {
  const translate = useTranslate();
  return types.map((id) => ({ id, name: translate(`resources.collections/tags.types.${id}`) }));
};
