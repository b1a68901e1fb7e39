import { Suspense } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteDialogs } from '#ui/deletion/DeleteDialogs.tsx';
import { UsesList } from '#ui/deletion/UsesList.tsx';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { serviceFields, serviceGroupFields } from './fields.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { DeleteServicesDocument } from './record.generated.ts';
import type { ServiceTask } from './tasks.ts';

const ServiceDialog = lazyPart(() => import('./ServiceDialog.tsx'));
const HistoryDrawer = lazyPart(() => import('#ui/history/HistoryDrawer.tsx'));
const ServiceGroupDialog = lazyPart(() => import('./ServiceGroupDialog.tsx'));

interface Props {
  task: ServiceTask | null;
  onTask: (task: ServiceTask | null) => void;
}

/** The dialog of the current task, if any. */
export const ServiceDialogs = ({ task, onTask }: Props) => {
  const { mutateAsync: remove } = useApiMutation(DeleteServicesDocument);
  const close = () => onTask(null);
  // warn the user: variations with the whole group lose the group
  const isGrouped = task?.kind === 'deleteService' && task.isInUsedGroup;
  return (
    <>
      <Suspense fallback={null}>
        {task?.kind === 'createGroup' && <ServiceGroupDialog onClose={close} />}
        {task?.kind === 'editGroup' && <ServiceGroupDialog group={task.group} onClose={close} />}
        {task?.kind === 'copyGroup' && <ServiceGroupDialog original={task.group} onClose={close} />}
        {task?.kind === 'createService' && <ServiceDialog groupId={task.groupId} onClose={close} />}
        {task?.kind === 'editService' && <ServiceDialog service={task.service} onClose={close} />}
        {task?.kind === 'copyService' && <ServiceDialog original={task.service} onClose={close} />}
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
      {/* these stay mounted after confirming, to list the uses of used records */}
      <DeleteDialogs
        of="serviceGroup"
        messages="resources.services.group"
        record={task?.kind === 'deleteGroup' ? task.group : null}
        onAnswered={close}
      />
      <DeleteDialogs
        of="service"
        messages={`resources.services.${isGrouped ? 'groupedService' : 'service'}`}
        remove={(id) => remove({ ids: [id] })}
        record={task?.kind === 'deleteService' ? task.service : null}
        onAnswered={close}
      />
    </>
  );
};

interface UsesDialogProps {
  of: 'service' | 'serviceGroup';
  record: { id: string; name: string };
  onClose: () => void;
}

/** Lists the uses of a service or group, with links. */
const UsesDialog = ({ of, record, onClose }: UsesDialogProps) => {
  const translate = useText();
  return (
    <InfoDialog
      onClose={onClose}
      width="sm"
      title={translate('resources.services.usesOf', { name: record.name })}
      hasFocus
    >
      <UsesList of={of} ids={[record.id]} />
    </InfoDialog>
  );
};
