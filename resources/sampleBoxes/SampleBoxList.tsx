import LinkIcon from '@mui/icons-material/AddLink';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { DeleteBulkActions } from '#resources/attributes/parts/DeleteBulkActions.tsx';
import { RowMenu } from '#resources/attributes/parts/RowMenu.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { deletion } from './deletion.ts';
import { sampleBoxHistoryFields } from './fields.ts';
import type { SampleBoxRecord } from './operations.ts';
import { useLinkAddress } from './parts/useLinkAddress.ts';

const deletedKinds = [{ entity: 'sampleBox', fields: sampleBoxHistoryFields }] as const;

const SampleBoxList = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.products/sample-boxes.${key}`);
  return (
    <ListPage
      title={translate('resources.products/sample-boxes.name', 2)}
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
        </FilterBar>
      }
      empty={text('empty')}
    >
      <Table bulkBar={<DeleteBulkActions deletion={deletion} />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column source="parentCount" width={180} align="right" sortByOrder="DESC">
          <ParentCount />
        </Table.Column>
        <Table.Column
          source="updatedAt"
          width={200}
          render={({ updatedAt }: SampleBoxRecord) => <DateField value={updatedAt} />}
        />
        <Table.Actions>
          <BoxMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

/** How many products the box holds, leading to them; one without any to where they are linked. */
const ParentCount = () => {
  const translate = useTranslate();
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  const { id, name, parentCount } = record;
  const label = translate('resources.products/sample-boxes.linkedOf', {
    name,
    smart_count: parentCount,
  });
  return (
    <Link
      component={LinkBase}
      to={linkAddress(id, parentCount ? 'linked' : 'all')}
      underline="hover"
      aria-label={label}
    >
      <NumberText value={parentCount} />
    </Link>
  );
};

const BoxMenu = () => {
  const translate = useTranslate();
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  const label = translate('resources.products/sample-boxes.link');
  return (
    <RowMenu deletion={deletion} links={[{ icon: LinkIcon, label, to: linkAddress(record.id) }]} />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxList;
