import { type RaRecord, useTranslate } from 'react-admin';
import { ChoiceInput, type NamedChoice } from '#ui/form/ChoiceInput.tsx';
import { useSearchedChoices } from '#ui/form/useSearchedChoices.ts';

/** The family, which determines the product's attributes. */
export const FamilyInput = () => {
  const translate = useTranslate();
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
