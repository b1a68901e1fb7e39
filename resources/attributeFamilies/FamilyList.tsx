import { useTranslate } from 'ra-core';
import { DeleteBulkActions } from '#resources/attributes/parts/DeleteBulkActions.tsx';
import { RowMenu } from '#resources/attributes/parts/RowMenu.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { deletion } from './deletion.ts';
import type { FamilyRecord } from './familyForm.ts';
import { familyFields } from './fields.ts';

const deletedKinds = [{ entity: 'attributeFamily', fields: familyFields }] as const;

const FamilyList = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.collections/attribute-families.${key}`);
  return (
    <ListPage
      title={translate('resources.collections/attribute-families.name', 2)}
      subtitle={text('subtitle')}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <CreateButton />
        </>
      }
      filters={
        <FilterBar>
          <SearchFilter source="name" label={text('search')} />
          <SearchFilter
            source="product_type"
            label={text('searchType')}
            shortLabel={text('fields.product_type')}
          />
        </FilterBar>
      }
      empty={text('empty')}
    >
      <Table bulkBar={<DeleteBulkActions deletion={deletion} />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column source="product_type" width={200} />
        <Table.Column source="unit" width={110} disableSort />
        <Table.Column source="groupCount" width={110} align="right" disableSort />
        <Table.Column source="attributeCount" width={110} align="right" disableSort />
        <Table.Column source="usage" width={150} align="right" sortByOrder="DESC" />
        <Table.Column
          source="updatedAt"
          width={190}
          render={({ updatedAt }: FamilyRecord) => <DateField value={updatedAt} />}
        />
        <Table.Actions>
          <RowMenu deletion={deletion} />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FamilyList;
