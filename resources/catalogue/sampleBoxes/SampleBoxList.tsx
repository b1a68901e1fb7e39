import LinkIcon from '@mui/icons-material/AddLink';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { sampleBoxHistoryFields } from './fields.ts';
import { useLinkAddress } from './parts/useLinkAddress.ts';
import type { SampleBoxRecord } from './record.generated.ts';

const deletedKinds = [{ entity: 'sampleBox', fields: sampleBoxHistoryFields }] as const;

const SampleBoxList = () => {
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
        </FilterBar>
      }
    >
      <Table bulkBar={<DeleteBulkActions />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column source="parentCount" width={180} align="right" sortByOrder="DESC">
          <ParentCount />
        </Table.Column>
        <Table.UpdatedAt />
        <Table.Actions>
          <BoxMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

/**
 * Links the number of products to the list of these products; an empty box links to the page for
 * adding products.
 */
const ParentCount = () => {
  const text = useText('resources.products/sample-boxes');
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  const { id, name, parentCount } = record;
  const label = text('linkedOf', { name, smart_count: parentCount });
  return (
    <RowLink to={linkAddress(id, parentCount ? 'linked' : 'all')} aria-label={label}>
      <NumberText value={parentCount} />
    </RowLink>
  );
};

const BoxMenu = () => {
  const text = useText('resources.products/sample-boxes');
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  return <RowMenu links={[{ icon: LinkIcon, label: text('link'), to: linkAddress(record.id) }]} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxList;
