import { profileCategories } from '#contract/rules/people/profile.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { labelOf } from './line.ts';

/** The partner's categories, which others use to find it. */
export const ProfileCategoriesInput = () => {
  const nameOf = useDynamicText('profile.categories');
  const choices = profileCategories
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <ChoicesInput
      source="category"
      label={labelOf('category')}
      choices={choices}
      filterSelectedOptions={false}
      chipSize="medium"
    />
  );
};
