import { templateTypes } from '#contract/rules/selling/deliveryTemplate.ts';
import { type DynamicText, useDynamicText } from '#providers/i18nProvider/useText.ts';
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
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import { deliveryTemplateFields } from './fields.ts';
import type { DeliveryTemplateRow } from './operations.ts';
import { ReplaceTemplates } from './ReplaceTemplates.tsx';
import { ExportDeliveryTemplatesDocument } from './record.generated.ts';

const deletedKinds = [{ entity: 'deliveryTemplate', fields: deliveryTemplateFields }] as const;

const DeliveryTemplateList = () => {
  const text = useDynamicText('resources.delivery/details');
  return (
    <>
      <ListPage
        sort={{ field: 'name', order: 'ASC' }}
        actions={<ListActions deleted={deletedKinds} />}
        filters={
          <FilterBar>
            <SearchFilter source="name" />
            <SelectFilter source="type" choices={useNamedChoices('types', templateTypes)} />
          </FilterBar>
        }
        emptyText={text('emptyText')}
        emptyAction={<CreateButton />}
      >
        <ExportMenu document={ExportDeliveryTemplatesDocument} />
        <Table bulkBar={<DeleteBulkActions inUse={ReplaceTemplates} />}>
          <Table.Column source="name">
            <NameLink />
          </Table.Column>
          <Table.Column
            source="type"
            width={160}
            render={({ type }: DeliveryTemplateRow) => text(`types.${type}`)}
          />
          <Table.Column
            source="days"
            beneath="type"
            disableSort
            render={({ daysFrom, daysTo }: DeliveryTemplateRow) => daysText(text, daysFrom, daysTo)}
          />
          <Table.Column
            source="regions"
            width={160}
            disableSort
            render={({ regions }: DeliveryTemplateRow) => <FirstRegions regions={regions} />}
          />
          <Table.Column
            source="cheapest"
            width={134}
            align="right"
            render={({ cheapest }: DeliveryTemplateRow) => <PriceText value={cheapest} />}
          />
          <Table.Column
            source="dearest"
            width={134}
            align="right"
            render={({ dearest }: DeliveryTemplateRow) => <PriceText value={dearest} />}
          />
          <Table.Column source="usage" width={86} align="right" />
          <Table.UpdatedAt />
          <Table.Actions>
            <RowMenu inUse={ReplaceTemplates} />
          </Table.Actions>
        </Table>
      </ListPage>
      <TryOut about="delivery" />
    </>
  );
};

const daysText = (text: DynamicText, from: number, to: number): string =>
  from === to ? text('exactDays', { smart_count: to }) : text('days', { from, to });

const shownRegions = 4;

const FirstRegions = ({ regions }: Pick<DeliveryTemplateRow, 'regions'>) => (
  <>
    <RegionNames regions={regions.slice(0, shownRegions)} />
    {regions.length > shownRegions && ` + ${regions.length - shownRegions}`}
  </>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DeliveryTemplateList;
