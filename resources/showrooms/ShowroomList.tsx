import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { usePeriodText } from '#ui/fields/usePeriodText.ts';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { showroomFields } from './fields.ts';
import { Hours } from './Hours.tsx';
import type { ShowroomRecord } from './operations.ts';
import { ExportShowroomsDocument } from './record.generated.ts';

const deletedKinds = [{ entity: 'showroom', fields: showroomFields }] as const;

const ShowroomList = () => {
  const text = useResourceText();
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportShowroomsDocument} />
      <Table bulkBar={<DeleteBulkActions />}>
        <Table.Column source="name" hasPicture>
          <Named />
        </Table.Column>
        <Table.Column
          source="city"
          label={text('address')}
          width={220}
          render={({ street, post_code, city }: ShowroomRecord) => (
            <>
              {street}
              <br />
              {post_code} {city}
            </>
          )}
        />
        <Table.Column source="openingHours" width={250} disableSort>
          <Hours />
        </Table.Column>
        <Table.Column source="closedFrom" label={text('sections.closed')} width={200} disableSort>
          <Closed />
        </Table.Column>
        <Table.Column
          source="phone"
          width={180}
          disableSort
          render={({ phone }: ShowroomRecord) =>
            phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
          }
        />
        <Table.UpdatedAt />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const Named = () => {
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  const [picture] = record.pictures;
  return (
    <Pictured picture={picture?.filename}>
      <NameLink />
    </Pictured>
  );
};

const Closed = () => {
  const periodText = usePeriodText();
  const record = useRecordContext<ShowroomRecord>();
  if (!record) return null;
  const { closedFrom, closedTo, closedReason } = record;
  const days = periodText({ startsOn: closedFrom, endsOn: closedTo });
  return days ? [days, closedReason].filter(Boolean).join(': ') : '–';
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ShowroomList;
