import DeleteIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import CombinationIcon from '@mui/icons-material/JoinInnerOutlined';
import PropertiesIcon from '@mui/icons-material/ListAltOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { configurable, type ParentRecord } from '#resources/parents/parentForm.ts';
import type { VariationRow } from '#resources/variations/operations.ts';
import { StatusMenuItem } from '#resources/variations/parts/StatusMenuItem.tsx';
import { useVariationActions } from '#resources/variations/parts/useVariationActions.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { MenuAction } from '#ui/list/MenuAction.tsx';
import { RowActions } from '#ui/list/RowActions.tsx';

const EditVariation = lazy(() => import('./EditVariation.tsx'));

type Task = 'combination' | 'properties' | 'delete';

/** What can be done with one variation of the product. */
export const VariationMenu = ({ product }: { product: ParentRecord }) => {
  const record = useRecordContext<VariationRow>();
  const [task, setTask] = useState<Task | null>(null);
  if (!record) return null;
  return (
    <>
      <RowActions name={record.name}>
        {(menu) => (
          <RowMenu
            {...menu}
            record={record}
            isConfigurable={product.type === configurable}
            onTask={setTask}
          />
        )}
      </RowActions>
      {(task === 'combination' || task === 'properties') && (
        <Suspense fallback={null}>
          <EditVariation
            id={record.id}
            task={task}
            product={product}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
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
  isConfigurable: boolean;
  onTask: (task: Task) => void;
}

const RowMenu = ({ anchorEl, onClose, record, isConfigurable, onTask }: RowMenuProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const text = (key: string) => translate(`resources.products/parents.variations.${key}`);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu open anchorEl={anchorEl} onClose={onClose}>
      <MenuItem
        component={LinkBase}
        to={createPath({ resource: 'products/variations', type: 'edit', id: record.id })}
      >
        <MenuAction icon={EditIcon} label={text('open')} />
      </MenuItem>
      <MenuItem onClick={then(() => onTask('properties'))}>
        <MenuAction icon={PropertiesIcon} label={text('properties')} />
      </MenuItem>
      {isConfigurable && (
        <MenuItem onClick={then(() => onTask('combination'))}>
          <MenuAction icon={CombinationIcon} label={text('editCombination')} />
        </MenuItem>
      )}
      <StatusMenuItem record={record} onDone={onClose} />
      <MenuItem onClick={then(() => onTask('delete'))}>
        <MenuAction
          icon={DeleteIcon}
          label={translate('resources.products/variations.actions.delete')}
        />
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
