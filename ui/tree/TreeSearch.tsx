import { SearchField } from '#ui/form/SearchField.tsx';
import { useIsPhone } from '#ui/list/useIsPhone.ts';

interface Props {
  value: string;
  onChange: (text: string) => void;
}

/**
 * The search above a tree in a dialog. It has the focus at once, except on a phone, where the keyboard
 * would cover the tree.
 */
export const TreeSearch = (search: Props) => <SearchField {...search} autoFocus={!useIsPhone()} />;
