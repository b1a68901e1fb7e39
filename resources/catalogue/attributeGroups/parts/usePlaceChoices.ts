import { useTranslate } from 'react-admin';
import { placesOfUse } from '#contract/rules/catalogue/attributeGroup.ts';

/** Places of use as choices, in the user's language. */
export const usePlaceChoices = () => {
  const translate = useTranslate();
  return placesOfUse.map((id) => ({
    id,
    name: translate(`resources.collections/attribute-groups.places.${id}`),
  }));
};
