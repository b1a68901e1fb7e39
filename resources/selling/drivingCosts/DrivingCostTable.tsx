import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useCallback, useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ConflictProvider, useConflict } from '#ui/conflict/conflictContext.ts';
import { AppForm } from '#ui/form/AppForm.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordLoading } from '#ui/layout/RecordLoading.tsx';
import { RangeRows } from '#ui/ranges/RangeRows.tsx';
import { tableFields } from './fields.ts';
import { UpdateDrivingCostsDocument } from './operations.generated.ts';
import type { DrivingCostRecord } from './record.generated.ts';
import { DrivingCostsListDocument, type DrivingCostsListQuery } from './record.generated.ts';
import { inputOf, type Table, tableOf, validate } from './table.ts';

const all = { query: { size: limits.maxPageSize, sort: 'cost', order: 'ASC' as const } };

/**
 * Edits all driving costs in one table with a row per region. Users can paste many rows, for
 * example from a spreadsheet.
 */
const DrivingCostTable = () => {
  const text = useText('resources.craftsman-settings/driving-costs');
  const listAddress = useListAddress();
  const options = { staleTime: 0, gcTime: 0 };
  const { data, error, refetch } = useApiQuery(DrivingCostsListDocument, all, options);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader
        back={<BackLink to={listAddress}>{text('name', 2)}</BackLink>}
        title={text('table.title')}
        subtitle={text('table.subtitle')}
      />
      {data && <TableForm costs={costsOf(data)} listAddress={listAddress} />}
      {!data && error && (
        <Card>
          <NotLoaded title="list.failed" error={error} onRetry={refetch} />
        </Card>
      )}
      {!data && !error && <RecordLoading cards={[320]} />}
    </Box>
  );
};

const costsOf = ({ answer }: DrivingCostsListQuery) => answer.data.results as DrivingCostRecord[];

interface Props {
  costs: readonly DrivingCostRecord[];
  listAddress: string;
}

const TableForm = ({ costs, listAddress }: Props) => {
  const text = useText('resources.craftsman-settings/driving-costs');
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const submit = useSubmit();
  const fetchCosts = useLazyApiQuery(DrivingCostsListDocument);
  const load = useCallback(async () => tableOf(costsOf(await fetchCosts(all))), [fetchCosts]);
  const { take, conflict } = useConflict('drivingCost', tableFields, load);
  // a refetch must not overwrite unsaved changes
  const [opened] = useState(() => tableOf(costs));
  const save = (values: object) =>
    submit(
      UpdateDrivingCostsDocument,
      { input: inputOf(values as Table) },
      {
        onSuccess: () => {
          notify('resources.craftsman-settings/driving-costs.saved', { type: 'success' });
          redirect(listAddress);
          refresh();
        },
        onRefused: take,
      },
    );
  return (
    <AppForm noValidate validate={validate} defaultValues={opened} onSubmit={save}>
      <FormCard title={text('sections.costs')}>
        <RangeRows
          source="rows"
          label={text('fields.rows')}
          kind="region"
          atMost={limits.drivingCostRows}
        />
      </FormCard>
      <ConflictProvider value={conflict}>
        <SaveBar backTo={listAddress} />
      </ConflictProvider>
      <UnsavedGuard />
    </AppForm>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DrivingCostTable;
