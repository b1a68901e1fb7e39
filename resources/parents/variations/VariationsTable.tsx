import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'ra-core';
import type { ParentRecord } from '#resources/parents/parentForm.ts';
import type { VariationRow } from '#resources/variations/operations.ts';
import { CompletenessMeter } from '#resources/variations/parts/CompletenessMeter.tsx';
import { StatusBadge } from '#resources/variations/parts/StatusBadge.tsx';
import { VariationBulkActions } from '#resources/variations/parts/VariationBulkActions.tsx';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { Table } from '#ui/list/Table.tsx';
import { VariationMenu } from './VariationMenu.tsx';

const combinationOf = ({ combinations }: VariationRow) =>
  combinations.map(({ option }) => option.name).join(' / ');

/** What is to be seen of a product's variations. */
export const VariationsTable = ({ product }: { product: ParentRecord }) => {
  const translate = useTranslate();
  // specification 4
  const automaticEnds = translate('resources.products/parents.variations.automaticEnds');
  return (
    <Table
      bulkBar={<VariationBulkActions deleteNote={product.isAutomatic && automaticEnds} />}
      storeKey="products/parents/variations"
    >
      <Table.Column source="name" hasPicture>
        <VariationName />
      </Table.Column>
      <Table.Column source="combinations" width={190} disableSort render={combinationOf} />
      <Table.Column
        source="sku"
        width={210}
        render={({ sku }: VariationRow) => <CopyableText text={sku} />}
      />
      <Table.Column
        source="price"
        width={130}
        align="right"
        render={({ price }: VariationRow) => <PriceText value={price} />}
      />
      <Table.Column
        source="status"
        width={118}
        render={({ status }: VariationRow) => <StatusBadge status={status} />}
      />
      <Table.Column source="completeness" beneath="status" width={118} disableSort>
        <CompletenessMeter />
      </Table.Column>
      <Table.Actions>
        <VariationMenu product={product} />
      </Table.Actions>
    </Table>
  );
};

const VariationName = () => {
  const record = useRecordContext<VariationRow>();
  const createPath = useCreatePath();
  if (!record) return null;
  const to = createPath({ resource: 'products/variations', type: 'edit', id: record.id });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ListThumbnail image={record.image} />
      <Link component={LinkBase} to={to} underline="hover" fontWeight={560}>
        {record.name}
      </Link>
    </Box>
  );
};
