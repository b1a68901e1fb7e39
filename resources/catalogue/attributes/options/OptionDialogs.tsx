import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { DeleteOptionsDialog } from './DeleteOptionsDialog.tsx';
import { optionHistoryFields } from './fields.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { OptionTask } from './tasks.ts';
import type { ListedOption } from './useOptions.ts';

const HistoryDrawer = lazyPart(() => import('#ui/history/HistoryDrawer.tsx'));
const OptionDialog = lazyPart(() => import('./OptionDialog.tsx'));
const PasteDialog = lazyPart(() => import('./PasteDialog.tsx'));

interface Props {
  attrId: string;
  options: readonly ListedOption[];
  task: OptionTask | null;
  onTask: (task: OptionTask | null) => void;
  onMove: (ids: ReadonlySet<string>, index: number) => Promise<void>;
  onChanged: () => Promise<void>;
}

/** The dialog of the current task, if any. */
export const OptionDialogs = ({ attrId, options, task, onTask, onMove, onChanged }: Props) => {
  const close = () => onTask(null);
  return (
    <Suspense fallback={null}>
      {task?.kind === 'create' && (
        <OptionDialog attrId={attrId} onClose={close} onChanged={onChanged} />
      )}
      {task?.kind === 'copy' && (
        <OptionDialog
          attrId={attrId}
          original={task.option}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {task?.kind === 'edit' && (
        <OptionDialog
          key={task.option.id}
          attrId={attrId}
          option={task.option}
          onClose={close}
          onChanged={onChanged}
        />
      )}
      {task?.kind === 'history' && (
        <HistoryDrawer
          entity="attributeOption"
          record={task.option}
          fields={optionHistoryFields}
          onClose={close}
        />
      )}
      {task?.kind === 'paste' && (
        <PasteDialog attrId={attrId} options={options} onClose={close} onChanged={onChanged} />
      )}
      {task?.kind === 'move' && (
        <MoveDialog options={task.options} count={options.length} onClose={close} onMove={onMove} />
      )}
      {task?.kind === 'delete' && (
        <DeleteOptionsDialog
          options={options}
          records={task.options}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </Suspense>
  );
};
