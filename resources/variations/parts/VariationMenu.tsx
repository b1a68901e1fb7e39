import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import type { VariationRow } from '#resources/variations/operations.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { StatusMenuItem } from './StatusMenuItem.tsx';

interface Entry extends ComponentProps<typeof MenuAction> {
  onChoose: () => void;
}

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  /** The page where it is edited, and what the way there is called. */
  edit: { to: string; label: string };
  /** What its list has besides, above and below that. */
  before?: readonly Entry[];
  entries: readonly Entry[];
  onDelete: () => void;
}

/** What can be done with a variation, wherever its row stands. */
export const VariationMenu = (props: Props) => {
  const { anchorEl, onClose, record, edit, before = [], entries, onDelete } = props;
  const translate = useTranslate();
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
      <StatusMenuItem record={record} onDone={onClose} />
      {itemOf({
        icon: DeleteIcon,
        label: translate('resources.products/variations.actions.delete'),
        onChoose: onDelete,
      })}
    </Menu>
  );
};
