import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext } from 'ra-core';
import { Fragment } from 'react';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './operations.ts';
import { CompletenessMeter } from './parts/CompletenessMeter.tsx';
import { StatusBadge } from './parts/StatusBadge.tsx';

/** Joined by slashes, after which a line may end. */
export const combinationsOf = ({ combinations }: VariationRow) =>
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

interface NameProps {
  addressOf: (id: string) => string;
}

/** A variation's picture, and its name as the way to it. */
export const VariationName = ({ addressOf }: NameProps) => {
  const record = useRecordContext<VariationRow>();
  if (!record) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ListThumbnail image={record.image} />
      <Link component={LinkBase} to={addressOf(record.id)} underline="hover" fontWeight={560}>
        {record.name}
      </Link>
    </Box>
  );
};

const NameInList = () => <VariationName addressOf={useEditAddress()} />;

export const skuColumn = (
  <Table.Column
    key="sku"
    source="sku"
    width={220}
    render={({ sku }: VariationRow) => <CopyableText text={sku} />}
  />
);

/** What every list of variations shows of one. */
export const commonColumns = [
  <Table.Column key="name" source="name" hasPicture>
    <NameInList />
  </Table.Column>,
  skuColumn,
  <Table.Column
    key="combinations"
    source="combinations"
    width={132}
    disableSort
    render={combinationsOf}
  />,
  <Table.Column key="category" source="category" width={142} disableSort render={categoriesOf} />,
];

/** Whether it is published, and what it lacks. */
export const stateColumns = [
  <Table.Column
    key="status"
    source="status"
    width={118}
    render={({ status }: VariationRow) => <StatusBadge status={status} />}
  />,
  <Table.Column key="completeness" source="completeness" beneath="status" width={118} disableSort>
    <CompletenessMeter />
  </Table.Column>,
];
