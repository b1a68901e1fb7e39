import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import { Fragment } from 'react';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';

/** Joined by slashes, after which a line may end. */
const combinationsOf = ({ combinations }: VariationRow) =>
  combinations.map(({ id, option }, index) => (
    <Fragment key={id}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {option.name}
    </Fragment>
  ));

const categoriesOf = ({ category }: VariationRow) =>
  category.map((item) => item.data.name).join(', ');

const ProductName = () => {
  const record = useRecordContext<VariationRow>();
  const editAddress = useEditAddress();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ListThumbnail image={record.image} />
      <Link component={LinkBase} to={editAddress(record.id)} underline="hover" fontWeight={560}>
        {record.name}
      </Link>
    </Box>
  );
};

/** What every list of variations shows of one. */
export const commonColumns = [
  <Table.Column key="name" source="name" hasPicture>
    <ProductName />
  </Table.Column>,
  <Table.Column
    key="sku"
    source="sku"
    width={220}
    render={({ sku }: VariationRow) => <CopyableText text={sku} />}
  />,
  <Table.Column
    key="combinations"
    source="combinations"
    width={132}
    disableSort
    render={combinationsOf}
  />,
  <Table.Column key="category" source="category" width={142} disableSort render={categoriesOf} />,
];
