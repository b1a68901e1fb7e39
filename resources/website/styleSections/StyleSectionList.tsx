import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { PlaceField } from '#ui/list/PlaceField.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { OrderedTable } from '#ui/sortable/OrderedTable.tsx';
import { ReorderButton } from '#ui/sortable/ReorderButton.tsx';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { styleSectionHistoryFields } from './fields.ts';
import type { StyleSectionRow } from './record.generated.ts';
import {
  ExportStyleSectionsDocument,
  UpdateStyleSectionOrdersDocument,
  UpdateStyleSectionStatusDocument,
} from './record.generated.ts';
import { SectionSwitch } from './SectionSwitch.tsx';

const deletedKinds = [{ entity: 'styleSection', fields: styleSectionHistoryFields }] as const;
const statuses = ['1', '2'] as const;

const StyleSectionList = () => {
  const text = useText('resources.styles/sections');
  return (
    <ListPage
      sort={{ field: 'sortIndex', order: 'ASC' }}
      actions={
        <ListActions deleted={deletedKinds}>
          <ReorderButton document={UpdateStyleSectionOrdersDocument} />
        </ListActions>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="status" choices={useNamedChoices('status', statuses)} />
          <SelectFilter
            source="notForSale"
            label={text('filters.notForSale')}
            choices={[{ id: 'true', name: text('filters.yes') }]}
          />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportStyleSectionsDocument} />
      <OrderedTable
        order={UpdateStyleSectionOrdersDocument}
        bulkBar={
          <DeleteBulkActions>
            <StatusBulkButtons document={UpdateStyleSectionStatusDocument} words={publication} />
          </DeleteBulkActions>
        }
      >
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column source="slug" beneath="name" disableSort />
        <Table.Column source="productCount" width={200}>
          <Products />
        </Table.Column>
        <Table.Column source="status" width={280}>
          <SectionSwitch />
        </Table.Column>
        <Table.Column source="sortIndex" width={120} align="right">
          <PlaceField />
        </Table.Column>
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </OrderedTable>
    </ListPage>
  );
};

const Products = () => {
  const text = useText('resources.styles/sections');
  const record = useRecordContext<StyleSectionRow>();
  if (!record) return null;
  const { productCount, notForSale } = record;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {productCount}
      {notForSale > 0 && <Badge tone="warning">{text('gone', { smart_count: notForSale })}</Badge>}
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StyleSectionList;
