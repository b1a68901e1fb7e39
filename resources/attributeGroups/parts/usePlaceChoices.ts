import { useTranslate } from 'ra-core';
import { placesOfUse } from '#contract/rules/attributeGroup.ts';

/** Places of use as choices, in the reader's language. */
export const usePlaceChoices = () => {
  const translate = useTranslate();
  return placesOfUse.map((id) => ({
    id,
    name: translate(`resources.collections/attribute-groups.places.${id}`),
  }));
};
