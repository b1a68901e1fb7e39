import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { importStates } from '#contract/rules/catalogue/import.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { usePolling } from '#ui/list/usePolling.ts';
import { OutcomeCounts } from './OutcomeCounts.tsx';
import type { ImportRecord } from './operations.ts';
import { ImportProgress } from './parts/ImportProgress.tsx';
import { isRunning } from './parts/importState.ts';
import { StateBadge } from './parts/StateBadge.tsx';
import { UploadButton } from './parts/UploadButton.tsx';
import { useImportAddress } from './parts/useImportAddress.ts';

/** Lists all uploaded workbooks and their results. */
const ImportList = () => {
  const translate = useText();
  const text = useText('resources.products/imports');
  return (
    <ListPage
      title={translate('resources.products/imports.name', 2)}
      subtitle={text('subtitle')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<UploadButton />}
      filters={
        <FilterBar>
          <SelectFilter
            source="state"
            label={text('fields.state')}
            choices={importStates.map((id) => ({ id, name: text(`states.${id}`) }))}
          />
        </FilterBar>
      }
      empty={text('empty')}
      emptyText={text('emptyText')}
    >
      <ImportTable />
    </ListPage>
  );
};

const ImportTable = () => {
  usePolling<ImportRecord>(isRunning);
  return (
    <Table bulkBar={<DeleteBulkActions />}>
      <Table.Column source="filename">
        <Filename />
      </Table.Column>
      <Table.Column
        source="state"
        width={150}
        render={(record: ImportRecord) => (
          <>
            <StateBadge state={record.state} />
            <ImportProgress {...record} />
          </>
        )}
      />
      <Table.Column
        source="outcome"
        disableSort
        render={(record: ImportRecord) => <OutcomeCounts {...record} />}
      />
      <Table.Column
        source="userName"
        beneath="createdAt"
        disableSort
        render={({ userName }: ImportRecord) => (
          <Typography variant="body2" color="text.secondary">
            {userName}
          </Typography>
        )}
      />
      <Table.Column source="createdAt" width={190} sortByOrder="DESC">
        <DateField source="createdAt" />
      </Table.Column>
    </Table>
  );
};

const Filename = () => {
  const record = useRecordContext<ImportRecord>();
  const importAddress = useImportAddress();
  if (!record) return null;
  return (
    <RowLink to={importAddress(record.id)} look="name">
      {record.name}
    </RowLink>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ImportList;
