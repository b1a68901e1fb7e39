import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { StatusMenuItem } from './parts/StatusMenuItem.tsx';

/** What is done in a dialog. */
export type RowDialog = 'delete' | 'images' | 'services';

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onDialog: (dialog: RowDialog) => void;
}

/** Settings, edit, add image, publish or set as draft, delete. */
const VariationRowMenu = ({ anchorEl, onClose, record, onDialog }: Props) => {
  const translate = useTranslate();
  const editAddress = useEditAddress();
  const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
  const text = (action: string) => translate(`resources.products/variations.actions.${action}`);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      {hasServices && (
        <MenuItem onClick={then(() => onDialog('services'))}>
          <MenuAction icon={SettingsIcon} label={text('services')} />
        </MenuItem>
      )}
      <MenuItem component={LinkBase} to={editAddress(record.id)}>
        <MenuAction icon={EditIcon} label={text('edit')} />
      </MenuItem>
      <MenuItem onClick={then(() => onDialog('images'))}>
        <MenuAction icon={AddImageIcon} label={text('addImage')} />
      </MenuItem>
      <StatusMenuItem record={record} onDone={onClose} />
      <MenuItem onClick={then(() => onDialog('delete'))}>
        <MenuAction icon={DeleteIcon} label={text('delete')} />
      </MenuItem>
    </Menu>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default VariationRowMenu;
