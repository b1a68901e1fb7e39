import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TryOut } from '#resources/selling/cartSimulator/parts/TryOut.tsx';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import { useRegionName } from '#ui/regions/useRegionName.ts';
import { drivingCostFields } from './fields.ts';
import type { DrivingCostRecord } from './record.generated.ts';
import { ExportDrivingCostsDocument } from './record.generated.ts';

const deletedKinds = [{ entity: 'drivingCost', fields: drivingCostFields }] as const;

const DrivingCostList = () => {
  const text = useText('resources.craftsman-settings/driving-costs');
  return (
    <>
      <ListPage
        sort={{ field: 'cost', order: 'ASC' }}
        actions={
          <ListActions deleted={deletedKinds}>
            <TableButton />
          </ListActions>
        }
        filters={
          <FilterBar>
            <SearchFilter source="region" />
          </FilterBar>
        }
        emptyText={text('emptyText')}
        emptyAction={<CreateButton />}
      >
        <ExportMenu document={ExportDrivingCostsDocument} />
        <Table bulkBar={<DeleteBulkActions />}>
          <Table.Column source="regions" disableSort>
            <Regions />
          </Table.Column>
          <Table.Column
            source="cost"
            width={180}
            align="right"
            render={({ cost }: DrivingCostRecord) => <PriceText value={cost} />}
          />
          <Table.UpdatedAt />
          <Table.Actions>
            <Actions />
          </Table.Actions>
        </Table>
      </ListPage>
      <TryOut about="service" />
    </>
  );
};

const TableButton = () => {
  const text = useText('resources.craftsman-settings/driving-costs');
  const resource = useResourceContext();
  const list = useCreatePath()({ resource, type: 'list' });
  return (
    <Button variant="outlined" component={LinkBase} to={`${list}/table`}>
      {text('table.open')}
    </Button>
  );
};

const Regions = () => {
  const record = useRecordContext<DrivingCostRecord>();
  if (!record) return null;
  return (
    <NameLink>
      <RegionNames regions={record.regions} />
    </NameLink>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DrivingCostList;

/** The row's menu; a driving cost is known by its regions. */
const Actions = () => {
  const nameOf = useRegionName();
  const record = useRecordContext<DrivingCostRecord>();
  return <RowMenu name={record?.regions.map(nameOf).join(', ') ?? ''} />;
};
