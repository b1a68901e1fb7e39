import { Suspense } from 'react';
import type { MenuLevel } from '#contract/rules/website/menuItem.ts';
import { menuItemHistoryFields } from '#resources/website/websiteMenu/fields.ts';
import type { MenuItem } from '#resources/website/websiteMenu/operations.ts';
import type { MenuTask } from '#resources/website/websiteMenu/tasks.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { DeleteItemDialog } from './DeleteItemDialog.tsx';

const HistoryDrawer = lazyPart(() => import('#ui/history/HistoryDrawer.tsx'));
const MenuItemDialog = lazyPart(
  () => import('#resources/website/websiteMenu/form/MenuItemDialog.tsx'),
);
const MoveItemDialog = lazyPart(() => import('./MoveItemDialog.tsx'));
const PreviewDialog = lazyPart(
  () => import('#resources/website/websiteMenu/preview/PreviewDialog.tsx'),
);

interface Props {
  task: MenuTask | null;
  onClose: () => void;
  onDeleted: (item: MenuItem) => void;
}

/** The dialog of the current task, if any. */
export const MenuDialogs = ({ task, onClose, onDeleted }: Props) => (
  <>
    <Suspense fallback={null}>
      {task?.kind === 'create' && (
        <MenuItemDialog level={task.level} parentId={task.parentId} onClose={onClose} />
      )}
      {task?.kind === 'edit' && (
        <MenuItemDialog level={task.item.level as MenuLevel} item={task.item} onClose={onClose} />
      )}
      {task?.kind === 'copy' && (
        <MenuItemDialog
          level={task.item.level as MenuLevel}
          original={task.item}
          onClose={onClose}
        />
      )}
      {task?.kind === 'move' && <MoveItemDialog item={task.item} onClose={onClose} />}
      {task?.kind === 'preview' && <PreviewDialog onClose={onClose} />}
      {task?.kind === 'history' && (
        <HistoryDrawer
          entity="menuItem"
          record={task.row}
          fields={menuItemHistoryFields}
          onClose={onClose}
        />
      )}
    </Suspense>
    {task?.kind === 'delete' && (
      <DeleteItemDialog item={task.item} onClose={onClose} onDeleted={onDeleted} />
    )}
  </>
);
