import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { templateTypes } from '#contract/rules/selling/deliveryTemplate.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { type DynamicText, useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { TryOut } from '#resources/selling/cartSimulator/parts/TryOut.tsx';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { useRecordAddress } from '#ui/form/useRecordAddress.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
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
import { DuplicateDeliveryTemplateDocument } from './operations.generated.ts';
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
            <Menu />
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

const Menu = () => {
  const text = useText('resources.delivery/details');
  const notify = useNotify();
  const refresh = useRefresh();
  const addressOf = useRecordAddress();
  const record = useRecordContext<DeliveryTemplateRow>();
  const { mutate } = useApiMutation(DuplicateDeliveryTemplateDocument, {
    onSuccess: ({ duplicateDeliveryTemplate: { data } }) => {
      notify(text('duplicated', { name: data.name }), {
        type: 'success',
        details: { link: addressOf(data) },
      });
      refresh();
    },
    onError: useReportError(),
  });
  if (!record) return null;
  const duplicate = {
    icon: CopyIcon,
    label: text('actions.duplicate'),
    onClick: () => mutate({ id: record.id }),
  };
  return <RowMenu inUse={ReplaceTemplates} actions={[duplicate]} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DeliveryTemplateList;
