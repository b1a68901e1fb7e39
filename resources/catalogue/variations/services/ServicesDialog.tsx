import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useMemo, useState } from 'react';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { useBulkOutcome } from '#ui/list/BulkOutcome.tsx';
import { CheckTree } from '#ui/tree/CheckTree.tsx';
import {
  ApplyVariationsServicesDocument,
  ServiceGroupsDocument,
  VariationServicesDocument,
} from './operations.generated.ts';
import { checkedOf, chosenOf, serviceTree } from './serviceTree.ts';

interface Props {
  /**
   * One variation, whose current services are preselected; or several, which all get the selected
   * services.
   */
  rows: BulkRows;
  /** The number of selected variations. */
  count: number;
  onClose: () => void;
}

const width = 600;
const messages = 'resources.products/variations.services';

/**
 * Attaches service groups (specification 2, "Attach Service Group"). An error closes the dialog and
 * clears the selection (specification 8).
 */
const ServicesDialog = ({ rows, count, onClose }: Props) => {
  const translate = useText();
  const { nodes, attached, isPending } = useServices(onlyIdOf(rows));
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const checked = chosen ?? attached;
  const { save, isSaving } = useApply(rows, onClose);
  return (
    <DialogFrame
      onClose={onClose}
      width={width}
      title={translate(`${messages}.${onlyIdOf(rows) ? 'title' : 'bulkTitle'}`)}
      isAtRisk={chosen !== null}
      isPending={isSaving}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <ActionButton
            variant="contained"
            disabled={isPending || isSaving}
            onClick={() => save(chosenOf(checked))}
          >
            {translate(isSaving ? 'form.saving' : 'form.save')}
          </ActionButton>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate(`${messages}.text`, count)}</DialogContentText>
      {isPending ? (
        <LoadingBox height={240} />
      ) : (
        <CheckTree
          label={translate(`${messages}.tree`)}
          nodes={nodes}
          checked={checked}
          onChange={setChosen}
        />
      )}
    </DialogFrame>
  );
};

const onlyIdOf = (rows: BulkRows): string | undefined =>
  'ids' in rows && rows.ids.length === 1 ? rows.ids[0] : undefined;

/** Fetches all services and, for a single variation, its attached services. */
const useServices = (id: string | undefined) => {
  const isOne = id !== undefined;
  const groups = useApiQuery(ServiceGroupsDocument, {});
  // always refetch, because another user may have changed the services
  const current = useApiQuery(
    VariationServicesDocument,
    { id: id ?? '' },
    { enabled: isOne, staleTime: 0 },
  );
  const nodes = useMemo(
    () => serviceTree(groups.data?.serviceGroups.data.results ?? []),
    [groups.data],
  );
  const attached = useMemo(() => {
    const { serviceGroups = [], services = [] } = current.data?.getVariationServices ?? {};
    return checkedOf({
      groupIds: serviceGroups.map((group) => group.id),
      serviceIds: services.map((service) => service.id),
    });
  }, [current.data]);
  return { nodes, attached, isPending: groups.isPending || (isOne && current.isFetching) };
};

const useApply = (rows: BulkRows, onClose: () => void) => {
  const { succeed, fail } = useBulkOutcome(`${messages}.saved`);
  const apply = useApiMutation(ApplyVariationsServicesDocument, {
    onSuccess: (data) => succeed(data.applyVariationsServices),
    onError: fail,
    onSettled: onClose,
  });
  return {
    save: (services: { groupIds: string[]; serviceIds: string[] }) =>
      apply.mutate({ input: { ...rows, ...services } }),
    isSaving: apply.isPending,
  };
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default ServicesDialog;
