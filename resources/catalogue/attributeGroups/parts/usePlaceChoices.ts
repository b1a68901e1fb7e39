import { placesOfUse } from '#contract/rules/catalogue/attributeGroup.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

/** The places of use as choices, labelled in the user's language. */
export const usePlaceChoices = () => {
  const translate = useText();
  return placesOfUse.map((id) => ({
    id,
    name: translate(`resources.collections/attribute-groups.places.${id}`),
  }));
};
