import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { useUsedNames } from '#ui/deletion/useUsedNames.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { DuplicateItem } from '#ui/list/DuplicateItem.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { ParentRow } from './operations.ts';
import { useParentActions } from './useParentActions.ts';

const messages = 'resources.products/parents';

/** The actions on a product: edit, publish or set as draft, delete. */
export const ParentRowActions = () => {
  const record = useRecordContext<ParentRow>();
  const [isDeleting, setDeleting] = useState(false);
  if (!record) return null;
  return (
    <>
      <RowActions name={record.name}>
        {(menu) => <RowMenu {...menu} record={record} onDelete={() => setDeleting(true)} />}
      </RowActions>
      {isDeleting && <DeleteDialog record={record} onClose={() => setDeleting(false)} />}
    </>
  );
};

interface RowMenuProps {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: ParentRow;
  onDelete: () => void;
}

const RowMenu = ({ anchorEl, onClose, record: { id, status }, onDelete }: RowMenuProps) => {
  const translate = useText();
  const editAddress = useEditAddress();
  const { publish, setDraft } = useParentActions();
  const text = (action: string) => translate(`${messages}.actions.${action}`);
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      <MenuItem component={LinkBase} to={editAddress(id)}>
        <MenuAction icon={EditIcon} label={text('edit')} />
      </MenuItem>
      <DuplicateItem id={id} />
      {status === '2' ? (
        <ActionItem onClick={then(() => publish({ ids: [id] }))}>
          <MenuAction icon={PublishIcon} label={text('publish')} />
        </ActionItem>
      ) : (
        <ActionItem onClick={then(() => setDraft({ ids: [id] }))}>
          <MenuAction icon={DraftIcon} label={text('draft')} />
        </ActionItem>
      )}
      <ActionItem onClick={then(onDelete)}>
        <MenuAction icon={DeleteIcon} label={text('delete')} />
      </ActionItem>
    </Menu>
  );
};

const DeleteDialog = ({ record, onClose }: { record: ParentRow; onClose: () => void }) => {
  const translate = useText();
  const locale = language.use();
  const { remove, isPending } = useParentActions();
  const { id, name, variationCount } = record;
  const names = useUsedNames('parent', id);
  const texts = [
    translate(`${messages}.deleteOneText`, {
      name,
      smart_count: variationCount,
      count: numberText(variationCount, locale),
    }),
    names && translate(`${messages}.disappears`, { names }),
  ];
  return (
    <ConfirmDialog
      open
      text={texts.filter(Boolean).join(' ')}
      isPending={isPending}
      onConfirm={() => remove(id).then(onClose)}
      onClose={onClose}
    />
  );
};
