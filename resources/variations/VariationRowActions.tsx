import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { type ComponentType, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { useVariationActions } from './useVariationActions.ts';

/** Edit, publish or set as draft, delete (specification 2, row actions). */
export const VariationRowActions = () => {
  const translate = useTranslate();
  const record = useRecordContext<VariationRow>();
  const editAddress = useEditAddress();
  const { publish, setDraft, remove, isPending } = useVariationActions();
  const [isAsking, setAsking] = useState(false);
  if (!record) return null;
  const { id, name, status } = record;
  return (
    <>
      <RowActions name={name}>
        {(close) => {
          const then = (action: () => void) => () => {
            close();
            action();
          };
          return [
            <MenuItem key="edit" component={LinkBase} to={editAddress(id)}>
              <Action icon={EditIcon} label="edit" />
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
            <MenuItem key="delete" onClick={then(() => setAsking(true))}>
              <Action icon={DeleteIcon} label="delete" />
            </MenuItem>,
          ];
        }}
      </RowActions>
      {isAsking && (
        <ConfirmDialog
          open
          text={translate('resources.products/variations.deleteText', { smart_count: 1, name })}
          isPending={isPending}
          onConfirm={() => remove([id]).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
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
