import { useText } from '#providers/i18nProvider/useText.ts';
import { NamedChoiceInput } from '#ui/pickers/NamedChoiceInput.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';

/** Selects the family, which determines the product's attributes. */
export const FamilyInput = () => {
  const translate = useText();
  return (
    <NamedChoiceInput
      source="family_id"
      search={useChoiceSearch('collections/attribute-families')}
      helperText={translate('resources.products/parents.help.family')}
    />
  );
};
