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
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { LazyConfirmDialog } from '#ui/dialogs/LazyConfirmDialog.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { useVariationActions } from './parts/useVariationActions.ts';

const AddImagesDialog = lazy(() => import('./AddImagesDialog.tsx'));
const ServicesDialog = lazy(() => import('./services/ServicesDialog.tsx'));

type Dialog = 'delete' | 'images' | 'services';

/** The row's menu and the dialogs it opens (specification 2, row actions). */
export const VariationRowActions = () => {
  const record = useRecordContext<VariationRow>();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  if (!record) return null;
  const { id, name, sku } = record;
  return (
    <>
      <RowActions name={name}>
        {(menu) => <RowMenu {...menu} record={record} onDialog={setDialog} />}
      </RowActions>
      <Suspense fallback={null}>
        {dialog === 'images' && <AddImagesDialog id={id} sku={sku} onClose={close} />}
        {dialog === 'services' && <ServicesDialog rows={{ ids: [id] }} count={1} onClose={close} />}
      </Suspense>
      {dialog === 'delete' && <DeleteDialog id={id} name={name} onClose={close} />}
    </>
  );
};

interface RowMenuProps {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onDialog: (dialog: Dialog) => void;
}

/** Settings, edit, add image, publish or set as draft, delete. */
const RowMenu = ({ anchorEl, onClose, record: { id, status }, onDialog }: RowMenuProps) => {
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

const DeleteDialog = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { remove, isPending } = useVariationActions();
  return (
    <LazyConfirmDialog
      open
      text={translate('resources.products/variations.deleteText', { smart_count: 1, name })}
      isPending={isPending}
      onConfirm={() => remove({ ids: [id] }).then(onClose)}
      onClose={onClose}
    />
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
