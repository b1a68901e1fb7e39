import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { currentPortal } from '#providers/portal.ts';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { VariationBulkActions } from './VariationBulkActions.tsx';
import { VariationRowActions } from './VariationRowActions.tsx';

const thumbnail = 150;

const VariationList = () => {
  const translate = useTranslate();
  const portal = currentPortal() === 'manufacturer' ? 'manufacturer' : 'admin';
  return (
    <ListPage
      title={translate('resources.products/variations.name', 2)}
      subtitle={translate(`resources.products/variations.subtitle.${portal}`)}
      sort={{ field: 'id', order: 'ASC' }}
      filters={<VariationFilters />}
      empty={translate('resources.products/variations.empty')}
    >
      <Table bulkBar={<VariationBulkActions />}>
        <Table.Column source="name">
          <ProductName />
        </Table.Column>
        <Table.Column
          source="sku"
          render={({ sku }: VariationRow) => <CopyableText text={sku} />}
        />
        <Table.Column source="combinations" disableSort render={combinationsOf} />
        <Table.Column source="category" disableSort render={categoriesOf} />
        <Table.Column
          source="parent"
          disableSort
          render={({ parent }: VariationRow) => parent.name}
        />
        <Table.Column
          source="status"
          render={({ status }: VariationRow) => <StatusBadge status={status} />}
        />
        <Table.Actions>
          <VariationRowActions />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const combinationsOf = ({ combinations }: VariationRow) =>
  combinations.map((combination) => combination.option.name).join('/');

const categoriesOf = ({ category }: VariationRow) =>
  category.map((item) => item.data.name).join(', ');

const VariationFilters = () => {
  const translate = useTranslate();
  return (
    <FilterBar>
      <SearchFilter source="name" label={translate('resources.products/variations.search')} />
      <SelectFilter
        source="status"
        label={translate('resources.products/variations.fields.status')}
        choices={['2', '1'].map((id) => ({
          id,
          name: translate(`resources.products/variations.status.${id}`),
        }))}
      />
    </FilterBar>
  );
};

const ProductName = () => {
  const record = useRecordContext<VariationRow>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 280 }}>
      <Thumbnail filename={record.image?.filename} size={thumbnail} />
      <Link component={LinkBase} to={editAddress(record.id)} underline="hover" fontWeight={560}>
        {record.name}
      </Link>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationList;
