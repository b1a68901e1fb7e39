import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TryOut } from '#resources/selling/cartSimulator/parts/TryOut.tsx';
import { NoDrivingCosts } from '#resources/selling/drivingCosts/parts/NoDrivingCosts.tsx';
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
import { exampleOf } from './exampleOf.ts';
import { serviceSettingFields } from './fields.ts';
import type { ServiceSettingRecord } from './record.generated.ts';
import { ExportServiceSettingsDocument } from './record.generated.ts';
import { useServiceGroups } from './useServiceGroups.ts';

const deletedKinds = [{ entity: 'serviceSetting', fields: serviceSettingFields }] as const;

const exampleMinutes = 60;

const ServiceSettingList = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  return (
    <>
      <NoDrivingCosts />
      <ListPage
        sort={{ field: 'isDefault', order: 'ASC' }}
        actions={<ListActions deleted={deletedKinds} />}
        filters={
          <FilterBar>
            <SearchFilter source="name" />
          </FilterBar>
        }
        emptyText={text('emptyText')}
        emptyAction={<CreateButton />}
      >
        <ExportMenu document={ExportServiceSettingsDocument} />
        <Table bulkBar={<DeleteBulkActions />}>
          <Table.Column source="name">
            <NameLink />
          </Table.Column>
          <Table.Column source="for" width={210} disableSort>
            <AppliesTo />
          </Table.Column>
          <Table.Column
            source="regions"
            width={180}
            disableSort
            render={({ regions }: ServiceSettingRecord) => <RegionNames regions={regions} />}
          />
          <Table.Column
            source="defaultHourlyPrice"
            width={130}
            align="right"
            render={({ defaultHourlyPrice }: ServiceSettingRecord) => (
              <PriceText value={defaultHourlyPrice} />
            )}
          />
          <Table.Column
            source="example"
            width={160}
            align="right"
            disableSort
            render={(record: ServiceSettingRecord) => (
              <PriceText value={exampleOf(record, exampleMinutes)?.cost ?? '0.00'} />
            )}
          />
          <Table.Column
            source="minOrderValue"
            width={160}
            align="right"
            render={({ minOrderValue }: ServiceSettingRecord) =>
              minOrderValue === null ? '–' : <PriceText value={minOrderValue} />
            }
          />
          <Table.UpdatedAt isByChoice />
          <Table.Actions>
            <RowMenu />
          </Table.Actions>
        </Table>
      </ListPage>
      <TryOut about="service" />
    </>
  );
};

/** Shows the names of groups and services; fetches them once for all rows. */
const AppliesTo = () => {
  const text = useText('resources.craftsman-settings/service-settings');
  const record = useRecordContext<ServiceSettingRecord>();
  const groups = useServiceGroups();
  if (!record) return null;
  if (record.isDefault) return <>{text('generalFor')}</>;
  const chosenGroups = groups.filter(({ id }) => record.groupIds.includes(id));
  const services = groups
    .flatMap((group) => group.services)
    .filter(({ id }) => record.serviceIds.includes(id));
  return <>{[...chosenGroups, ...services].map(({ name }) => name).join(', ')}</>;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ServiceSettingList;
