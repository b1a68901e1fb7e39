import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { newsHistoryFields } from './fields.ts';
import { Published } from './Published.tsx';
import {
  ExportNewsItemsDocument,
  type NewsItemRecord,
  UpdateNewsItemStatusDocument,
} from './record.generated.ts';

const deletedKinds = [{ entity: 'newsItem', fields: newsHistoryFields }] as const;
const statuses = ['1', '2'] as const;

const NewsList = () => {
  const text = useText('resources.news');
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="title" />
          <SelectFilter source="status" choices={useNamedChoices('status', statuses)} />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportNewsItemsDocument} />
      <Table
        bulkBar={
          <DeleteBulkActions>
            <StatusBulkButtons document={UpdateNewsItemStatusDocument} words={publication} />
          </DeleteBulkActions>
        }
      >
        <Table.Column source="title" hasPicture>
          <Titled />
        </Table.Column>
        <Table.Column source="status" width={240}>
          <Published />
        </Table.Column>
        <Table.Column
          source="isPublished"
          label="resources.news.states.published"
          width={130}
          disableSort
        >
          <StatusSwitch document={UpdateNewsItemStatusDocument} words={publication} />
        </Table.Column>
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const Titled = () => {
  const record = useRecordContext<NewsItemRecord>();
  if (!record) return null;
  const { picture, text } = record;
  return (
    <Pictured picture={picture} detail={text}>
      <NameLink />
    </Pictured>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default NewsList;
