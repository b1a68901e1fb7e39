import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { RegionNames } from '#ui/regions/RegionNames.tsx';
import { ReorderButton } from '#ui/sortable/ReorderButton.tsx';
import { representativeFields } from './fields.ts';
import type { RepresentativeRecord } from './record.generated.ts';
import { ExportRepresentativesDocument } from './record.generated.ts';

const ReorderDialog = lazyPart(() => import('./ReorderDialog.tsx'));

const deletedKinds = [{ entity: 'representative', fields: representativeFields }] as const;

const RepresentativeList = () => (
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
  >
    <ExportMenu document={ExportRepresentativesDocument} />
    <Table bulkBar={<DeleteBulkActions />}>
      <Table.Column source="name" label="resources.representatives.person">
        <Person />
      </Table.Column>
      <Table.Column source="position" width={170} disableSort />
      <Table.Column
        source="email"
        width={280}
        render={({ email }: RepresentativeRecord) => <Link href={`mailto:${email}`}>{email}</Link>}
      />
      <Table.Column
        source="phone"
        beneath="email"
        disableSort
        render={({ phone }: RepresentativeRecord) => (
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        )}
      />
      <Table.Column
        source="regions"
        width={220}
        disableSort
        render={({ regions }: RepresentativeRecord) => <RegionNames regions={regions} />}
      />
      <Table.UpdatedAt />
      <Table.Actions>
        <RowMenu />
      </Table.Actions>
    </Table>
  </ListPage>
);

const Person = () => {
  const record = useRecordContext<RepresentativeRecord>();
  if (!record) return null;
  const { name, surname, picture } = record;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={40} />
      <NameLink>
        {name} {surname}
      </NameLink>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RepresentativeList;
