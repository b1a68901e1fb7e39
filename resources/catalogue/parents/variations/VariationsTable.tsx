import { useCreatePath } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import {
  combinationsOf,
  skuColumn,
  stateColumns,
  VariationName,
} from '#resources/catalogue/variations/parts/columns.tsx';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { VariationBulkActions } from '#resources/catalogue/variations/parts/VariationBulkActions.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { openedFrom } from '#ui/form/useListAddress.ts';
import { Table } from '#ui/list/Table.tsx';
import { VariationActions } from './VariationActions.tsx';

export const VariationsTable = ({ product }: { product: ParentRecord }) => {
  const translate = useText();
  // deleting a variation ends automatic mode (specification 4)
  const automaticEnds = translate('resources.products/parents.variations.automaticEnds');
  return (
    <Table
      bulkBar={<VariationBulkActions deleteNote={product.isAutomatic && automaticEnds} />}
      storeKey="products/parents/variations"
    >
      <Table.Column source="name" hasPicture>
        <NameInProduct product={product.id} />
      </Table.Column>
      <Table.Column source="combinations" width={190} disableSort render={combinationsOf} />
      {skuColumn}
      <Table.Column
        source="price"
        width={130}
        align="right"
        render={({ price }: VariationRow) => <PriceText value={price} />}
      />
      {stateColumns}
      <Table.Actions>
        <VariationActions product={product} />
      </Table.Actions>
    </Table>
  );
};

/** Links to the variation with the product's id, so that saving returns to the product. */
const NameInProduct = ({ product }: { product: string }) => {
  const createPath = useCreatePath();
  return (
    <VariationName
      addressOf={(id) =>
        createPath({ resource: 'products/variations', type: 'edit', id }) +
        openedFrom('products/parents', product)
      }
    />
  );
};
