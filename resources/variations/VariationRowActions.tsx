import AddImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { can } from '#contract/access.ts';
import { readSession, roleNamesOf } from '#providers/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { useVariationActions } from './useVariationActions.ts';

const AddImagesDialog = lazy(() => import('./AddImagesDialog.tsx'));
const ServicesDialog = lazy(() => import('./services/ServicesDialog.tsx'));

/** Settings, edit, add image, publish or set as draft, delete (specification 2, row actions). */
export const VariationRowActions = () => {
  const translate = useTranslate();
  const record = useRecordContext<VariationRow>();
  const editAddress = useEditAddress();
  const { publish, setDraft, remove, isPending } = useVariationActions();
  const [dialog, setDialog] = useState<'delete' | 'images' | 'services' | null>(null);
  const closeDialog = () => setDialog(null);
  if (!record) return null;
  const { id, name, sku, status } = record;
  return (
    <>
      <RowActions name={name}>
        {(close) => {
          const then = (action: () => void) => () => {
            close();
            action();
          };
          const hasServices = can(roleNamesOf(readSession()), 'serviceAttachment', 'edit');
          return [
            hasServices && (
              <MenuItem key="services" onClick={then(() => setDialog('services'))}>
                <Action icon={SettingsIcon} label="services" />
              </MenuItem>
            ),
            <MenuItem key="edit" component={LinkBase} to={editAddress(id)}>
              <Action icon={EditIcon} label="edit" />
            </MenuItem>,
            <MenuItem key="images" onClick={then(() => setDialog('images'))}>
              <Action icon={AddImageIcon} label="addImage" />
            </MenuItem>,
            status === '2' ? (
              <MenuItem key="publish" onClick={then(() => publish([id]))}>
                <Action icon={PublishIcon} label="publish" />
              </MenuItem>
            ) : (
              <MenuItem key="draft" onClick={then(() => setDraft([id]))}>
                <Action icon={DraftIcon} label="draft" />
              </MenuItem>
            ),
            <MenuItem key="delete" onClick={then(() => setDialog('delete'))}>
              <Action icon={DeleteIcon} label="delete" />
            </MenuItem>,
          ];
        }}
      </RowActions>
      {dialog === 'images' && (
        <Suspense fallback={null}>
          <AddImagesDialog id={id} sku={sku} onClose={closeDialog} />
        </Suspense>
      )}
      {dialog === 'services' && (
        <Suspense fallback={null}>
          <ServicesDialog ids={[id]} onClose={closeDialog} />
        </Suspense>
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          open
          text={translate('resources.products/variations.deleteText', { smart_count: 1, name })}
          isPending={isPending}
          onConfirm={() => remove([id]).then(closeDialog)}
          onClose={closeDialog}
        />
      )}
    </>
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
