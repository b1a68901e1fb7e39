import { lazy, Suspense } from 'react';
import { DeleteDialogs } from '#resources/attributes/parts/DeleteDialogs.tsx';
import { groupDeletion, groupedServiceDeletion, serviceDeletion } from './deletion.ts';
import { serviceFields, serviceGroupFields } from './fields.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { ServiceTask } from './tasks.ts';
import { UsesDialog } from './UsesDialog.tsx';

const ServiceDialog = lazy(() => import('./ServiceDialog.tsx'));
const HistoryDrawer = lazy(() => import('#ui/history/HistoryDrawer.tsx'));
const ServiceGroupDialog = lazy(() => import('./ServiceGroupDialog.tsx'));

interface Props {
  task: ServiceTask | null;
  onTask: (task: ServiceTask | null) => void;
}

/** The dialog of the task, if there is one. */
export const ServiceDialogs = ({ task, onTask }: Props) => {
  const close = () => onTask(null);
  return (
    <>
      <Suspense fallback={null}>
        {task?.kind === 'createGroup' && <ServiceGroupDialog onClose={close} />}
        {task?.kind === 'editGroup' && <ServiceGroupDialog group={task.group} onClose={close} />}
        {task?.kind === 'createService' && <ServiceDialog groupId={task.groupId} onClose={close} />}
        {task?.kind === 'editService' && <ServiceDialog service={task.service} onClose={close} />}
        {task?.kind === 'groupHistory' && (
          <HistoryDrawer
            entity="serviceGroup"
            record={task.group}
            fields={serviceGroupFields}
            onClose={close}
          />
        )}
        {task?.kind === 'serviceHistory' && (
          <HistoryDrawer
            entity="service"
            record={task.service}
            fields={serviceFields}
            onClose={close}
          />
        )}
        {task?.kind === 'groupUses' && (
          <UsesDialog of="serviceGroup" record={task.group} onClose={close} />
        )}
        {task?.kind === 'serviceUses' && (
          <UsesDialog of="service" record={task.service} onClose={close} />
        )}
        {task?.kind === 'moveServices' && <MoveDialog ids={task.ids} onClose={close} />}
      </Suspense>
      {/* these outlive their question: they say where what was to be deleted is used */}
      <DeleteDialogs
        deletion={groupDeletion}
        record={task?.kind === 'deleteGroup' ? task.group : null}
        onAnswered={close}
      />
      <DeleteDialogs
        deletion={
          task?.kind === 'deleteService' && task.isInUsedGroup
            ? groupedServiceDeletion
            : serviceDeletion
        }
        record={task?.kind === 'deleteService' ? task.service : null}
        onAnswered={close}
      />
    </>
  );
};
