import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { PlaceField } from '#ui/list/PlaceField.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { OrderedTable } from '#ui/sortable/OrderedTable.tsx';
import { ReorderButton } from '#ui/sortable/ReorderButton.tsx';
import { styleCategoryHistoryFields } from './fields.ts';
import {
  ExportStyleCategoriesDocument,
  type StyleCategoryRecord,
  UpdateStyleCategoryOrdersDocument,
} from './record.generated.ts';

const deletedKinds = [{ entity: 'styleCategory', fields: styleCategoryHistoryFields }] as const;

const ReorderDialog = lazyPart(() => import('./ReorderDialog.tsx'));

const StyleCategoryList = () => {
  const text = useText('resources.styles/categories');
  return (
    <ListPage
      sort={{ field: 'sortIndex', order: 'ASC' }}
      actions={
        <ListActions deleted={deletedKinds}>
          <ReorderButton dialog={ReorderDialog} />
        </ListActions>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportStyleCategoriesDocument} />
      <OrderedTable
        order={UpdateStyleCategoryOrdersDocument}
        bulkBar={<DeleteBulkActions of="styleCategory" />}
      >
        <Table.Column source="name" hasPicture>
          <Named />
        </Table.Column>
        <Table.Column source="slug" width={240} disableSort />
        <Table.Column source="usage" width={110} align="right" />
        <Table.Column source="sortIndex" width={120} align="right">
          <PlaceField />
        </Table.Column>
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu of="styleCategory" />
        </Table.Actions>
      </OrderedTable>
    </ListPage>
  );
};

const Named = () => {
  const record = useRecordContext<StyleCategoryRecord>();
  if (!record) return null;
  const { picture } = record;
  return (
    <Pictured picture={picture}>
      <NameLink />
    </Pictured>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StyleCategoryList;
