import type { RaRecord } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ChoiceInput, type NamedChoice } from '#ui/form/ChoiceInput.tsx';
import { useSearchedChoices } from '#ui/form/useSearchedChoices.ts';

/** Selects the family, which determines the product's attributes. */
export const FamilyInput = () => {
  const translate = useText();
  const { choices, isLoading, search } = useSearchedChoices<NamedChoice & RaRecord<string>>(
    'collections/attribute-families',
  );
  return (
    <ChoiceInput
      source="family_id"
      choices={choices}
      isLoading={isLoading}
      onSearch={search}
      helperText={translate('resources.products/parents.help.family')}
    />
  );
};
