import { useMemo } from 'react';
import { profileCategories } from '#contract/rules/people/profile.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { labelOf } from './line.ts';

/** The partner's categories, which others use to find it. */
export const ProfileCategoriesInput = () => {
  const nameOf = useDynamicText('profile.categories');
  const choices = useMemo(
    () =>
      profileCategories
        .map((id) => ({ id, name: nameOf(id) }))
        .sort((one, other) => one.name.localeCompare(other.name)),
    [nameOf],
  );
  // otherwise the chosen ones would keep their names when the language changes
  const known = useMemo(() => new Map(choices.map((choice) => [choice.id, choice])), [choices]);
  return (
    <ChoicesInput
      source="category"
      label={labelOf('category')}
      choices={choices}
      known={known}
      filterSelectedOptions={false}
      chipSize="medium"
    />
  );
};
