import { useRecordContext } from 'react-admin';
import { CopyableText } from '#ui/fields/CopyableText.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import { CompletenessMeter } from './CompletenessMeter.tsx';
import type { VariationRow } from './records.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Joins the options with slashes; an invisible space lets the line break after each slash. */
export const combinationsOf = ({ combinations }: VariationRow): string =>
  combinations.map(({ option }) => option.name).join('/\u200b');

const categoriesOf = ({ category }: VariationRow) =>
  category.map((item) => item.data.name).join(', ');

interface NameProps {
  addressOf: (id: string) => string;
}

/** Shows a variation's image and its name, which links to its page. */
export const VariationName = ({ addressOf }: NameProps) => {
  const record = useRecordContext<VariationRow>();
  if (!record) return null;
  return (
    <div className="beside-picture">
      <ListThumbnail image={record.image} />
      <RowLink to={addressOf(record.id)} look="name">
        {record.name}
      </RowLink>
    </div>
  );
};

const NameInList = () => <VariationName addressOf={useEditAddress()} />;

export const skuColumn = (
  <Table.Column
    key="sku"
    source="sku"
    width={220}
    beneathIfNarrow="name"
    onCard="fact"
    render={({ sku }: VariationRow) => <CopyableText text={sku} />}
  />
);

/** The columns of every variation list. */
export const commonColumns = [
  <Table.Column key="name" source="name" hasPicture>
    <NameInList />
  </Table.Column>,
  skuColumn,
  <Table.Column
    key="combinations"
    source="combinations"
    width={132}
    beneathIfNarrow="name"
    render={combinationsOf}
  />,
  <Table.Column key="category" source="category" width={142} render={categoriesOf} />,
];

/** The price, and a column that is hidden by default. */
export const furtherColumns = [
  <Table.Column
    key="price"
    source="price"
    width={120}
    align="right"
    beneathIfNarrow="status"
    onCard="fact"
    render={({ price }: VariationRow) => <PriceText value={price} />}
  />,
  <Table.Column key="updatedAt" source="updatedAt" width={160} sortByOrder="DESC" isByChoice>
    <DateField source="updatedAt" />
  </Table.Column>,
];

/** The columns for status and completeness. */
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
