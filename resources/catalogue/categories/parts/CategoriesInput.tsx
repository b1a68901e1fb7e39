import type { ComponentProps } from 'react';
import { ChoicesInput } from '#ui/pickers/ChoicesInput.tsx';
import { MultiPicker } from '#ui/pickers/Picker.tsx';
import type { Choice } from '#ui/pickers/useChoiceSearch.ts';
import { useCategorySearch } from './useCategorySearch.ts';

/** Selects categories by their paths; the form's value is the list of their ids. */
export const CategoriesInput = ({ source }: { source: string }) => (
  <ChoicesInput source={source} chipSize="medium" {...useCategorySearch()} />
);

type PickerProps = Pick<
  ComponentProps<typeof MultiPicker<Choice>>,
  'error' | 'label' | 'onChange' | 'value'
>;

/** Selects categories by their paths outside of a form. */
export const CategoriesPicker = (props: PickerProps) => (
  <MultiPicker<Choice> search={useCategorySearch().search} {...props} />
);
