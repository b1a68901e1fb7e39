import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import type { VariationRow } from './records.ts';
import { StatusMenuItem } from './StatusMenuItem.tsx';

interface Entry extends ComponentProps<typeof MenuAction> {
  onChoose: () => void;
}

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  /** URL of the edit page, and label of the link. */
  edit: { to: string; label: string };
  /** Additional items of a list, above and below the common ones. */
  before?: readonly Entry[];
  entries: readonly Entry[];
  onPublish: () => void;
  onDelete: () => void;
}

/** The menu of actions on a variation, shared by all lists. */
export const VariationMenu = (props: Props) => {
  const { anchorEl, onClose, record, edit, before = [], entries, onPublish, onDelete } = props;
  const translate = useText();
  const itemOf = ({ onChoose, ...action }: Entry) => (
    <MenuItem
      key={action.label}
      onClick={() => {
        onClose();
        onChoose();
      }}
    >
      <MenuAction {...action} />
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      {before.map(itemOf)}
      <MenuItem component={LinkBase} to={edit.to}>
        <MenuAction icon={EditIcon} label={edit.label} />
      </MenuItem>
      {entries.map(itemOf)}
      <StatusMenuItem record={record} onPublish={onPublish} onDone={onClose} />
      {itemOf({
        icon: DeleteIcon,
        label: translate('resources.products/variations.actions.delete'),
        onChoose: onDelete,
      })}
    </Menu>
  );
};
