import type { ComponentProps } from 'react';
import { Picker } from './Picker.tsx';
import type { Choice, ChoiceSearch } from './useChoiceSearch.ts';

interface Props<Item extends Choice>
  extends Omit<ComponentProps<typeof Picker<Item>>, 'value' | 'onChange' | 'inputValue'> {
  search: ChoiceSearch<Item>;
  onPick: (item: Item) => void;
}

/** Adds items to a list one at a time; the field is empty again after each. */
export const AddPicker = <Item extends Choice>({ onPick, ...props }: Props<Item>) => (
  <Picker<Item>
    {...props}
    value={null}
    inputValue={props.search.typed}
    onChange={(item) => item && onPick(item)}
  />
);
