import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { useVariationActions } from './parts/useVariationActions.ts';

/** What is done in a dialog. */
export type RowDialog = 'delete' | 'images' | 'services';

interface Props {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onDialog: (dialog: RowDialog) => void;
}

/** Settings, edit, add image, publish or set as draft, delete. */
const VariationRowMenu = ({ anchorEl, onClose, record: { id, status }, onDialog }: Props) => {
  const editAddress = useEditAddress();
  const { publish, setDraft } = useVariationActions();
  const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      {hasServices && (
        <MenuItem onClick={then(() => onDialog('services'))}>
          <Action icon={SettingsIcon} label="services" />
        </MenuItem>
      )}
      <MenuItem component={LinkBase} to={editAddress(id)}>
        <Action icon={EditIcon} label="edit" />
      </MenuItem>
      <MenuItem onClick={then(() => onDialog('images'))}>
        <Action icon={AddImageIcon} label="addImage" />
      </MenuItem>
      {status === '2' ? (
        <MenuItem onClick={then(() => publish({ ids: [id] }))}>
          <Action icon={PublishIcon} label="publish" />
        </MenuItem>
      ) : (
        <MenuItem onClick={then(() => setDraft({ ids: [id] }))}>
          <Action icon={DraftIcon} label="draft" />
        </MenuItem>
      )}
      <MenuItem onClick={then(() => onDialog('delete'))}>
        <Action icon={DeleteIcon} label="delete" />
      </MenuItem>
    </Menu>
  );
};

const Action = ({
  icon: Icon,
  label,
}: {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
}) => {
  const translate = useTranslate();
  return (
    <>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate(`resources.products/variations.actions.${label}`)}</ListItemText>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default VariationRowMenu;
