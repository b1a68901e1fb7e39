import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { encodeBack } from '#providers/routerProvider/back.ts';
import { useDuplicateAddress } from '#ui/form/useDuplicateAddress.ts';
import { MenuAction } from './MenuAction.tsx';

interface Props extends Omit<MenuItemProps, 'id'> {
  /** Id of the row's record. */
  id: string;
}

/** The item of a row's menu that opens the form of a copy; see {@link useDuplicateAddress}. */
export const DuplicateItem = ({ id, ...item }: Props) => {
  const translate = useText();
  const addressOf = useDuplicateAddress();
  const { search } = useLocation();
  if (!addressOf) return null;
  return (
    <MenuItem {...item} component={LinkBase} to={addressOf(id, encodeBack(search))}>
      <MenuAction icon={CopyIcon} label={translate('form.duplicate')} />
    </MenuItem>
  );
};
