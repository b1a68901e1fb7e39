import { useText } from '#providers/i18nProvider/useText.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';

/** Filters by whether the parent is linked to the sample box. */
export const LinkedFilter = () => {
  const translate = useText();
  return (
    <SelectFilter
      source="linked"
      label={translate('resources.products/variations.fields.linked')}
      choices={['linked', 'notLinked'].map((id) => ({
        id,
        name: translate(`resources.products/variations.linkSamples.${id}`),
      }))}
    />
  );
};
