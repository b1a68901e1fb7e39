import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ParentRecord } from '#resources/parents/parentForm.ts';
import type { VariationRow } from '#resources/variations/operations.ts';
import { useVariationActions } from '#resources/variations/parts/useVariationActions.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';

type Task = 'delete';

/** What can be done with one variation of the product. */
export const VariationMenu = ({ product }: { product: ParentRecord }) => {
  const record = useRecordContext<VariationRow>();
  const [task, setTask] = useState<Task | null>(null);
  if (!record) return null;
  return (
    <>
      <RowActions name={record.name}>
        {(menu) => <RowMenu {...menu} record={record} onTask={setTask} />}
      </RowActions>
      {task === 'delete' && (
        <DeleteDialog record={record} product={product} onClose={() => setTask(null)} />
      )}
    </>
  );
};

interface RowMenuProps {
  anchorEl: HTMLElement;
  onClose: () => void;
  record: VariationRow;
  onTask: (task: Task) => void;
}

const RowMenu = ({ anchorEl, onClose, record: { id, status }, onTask }: RowMenuProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { publish, setDraft } = useVariationActions();
  const action = (name: string) => translate(`resources.products/variations.actions.${name}`);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      <MenuItem
        component={LinkBase}
        to={createPath({ resource: 'products/variations', type: 'edit', id })}
      >
        <MenuAction
          icon={EditIcon}
          label={translate('resources.products/parents.variations.open')}
        />
      </MenuItem>
      {status === '2' ? (
        <MenuItem onClick={then(() => publish({ ids: [id] }))}>
          <MenuAction icon={PublishIcon} label={action('publish')} />
        </MenuItem>
      ) : (
        <MenuItem onClick={then(() => setDraft({ ids: [id] }))}>
          <MenuAction icon={DraftIcon} label={action('draft')} />
        </MenuItem>
      )}
      <MenuItem onClick={then(() => onTask('delete'))}>
        <MenuAction icon={DeleteIcon} label={action('delete')} />
      </MenuItem>
    </Menu>
  );
};

interface DeleteProps {
  record: VariationRow;
  product: ParentRecord;
  onClose: () => void;
}

/** Deleting one ends the automatic mode (specification 4), which is said before. */
const DeleteDialog = ({ record: { id, name }, product, onClose }: DeleteProps) => {
  const translate = useTranslate();
  const { remove, isPending } = useVariationActions();
  const texts = [
    translate('resources.products/variations.deleteText', { smart_count: 1, name }),
    product.isAutomatic && translate('resources.products/parents.variations.automaticEnds'),
  ];
  return (
    <ConfirmDialog
      open
      text={texts.filter(Boolean).join(' ')}
      isPending={isPending}
      onConfirm={() => remove({ ids: [id] }).then(onClose)}
      onClose={onClose}
    />
  );
};
