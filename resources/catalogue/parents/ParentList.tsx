import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { language } from '#providers/preferences.ts';
import { StatusBadge } from '#resources/catalogue/variations/parts/StatusBadge.tsx';
import { StatusBulkBar } from '#resources/catalogue/variations/parts/StatusBulkBar.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { Table } from '#ui/list/Table.tsx';
import { parentHistoryFields } from './fields.ts';
import type { ParentRow } from './operations.ts';
import { ParentFilters } from './ParentFilters.tsx';
import { ParentRowActions } from './ParentRowActions.tsx';
import { useParentActions } from './useParentActions.ts';

const deletedKinds = [{ entity: 'parentProduct', fields: parentHistoryFields }] as const;

const ParentList = () => {
  const translate = useText();
  const text = useText('resources.products/parents');
  const portal = currentPortal() === 'manufacturer' ? 'manufacturer' : 'admin';
  const hasBrands = useCan('brandFilter', 'view');
  return (
    <ListPage
      title={translate('resources.products/parents.name', 2)}
      subtitle={text(`subtitle.${portal}`)}
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={<ParentFilters />}
      empty={text('empty')}
      emptyAction={<CreateButton />}
    >
      <Table bulkBar={<ParentBulkActions />}>
        <Table.Column source="name" hasPicture>
          <ProductName />
        </Table.Column>
        <Table.Column
          source="type"
          width={118}
          render={({ type }: ParentRow) => text(`type.${type}`)}
        />
        <Table.Column
          source="family"
          width={125}
          disableSort
          render={({ family }: ParentRow) => family.name}
        />
        {hasBrands && (
          <Table.Column
            source="manufacturer"
            width={140}
            disableSort
            render={({ manufacturer }: ParentRow) => manufacturer.company_name}
          />
        )}
        <Table.Column
          source="category"
          width={130}
          disableSort
          render={({ category }: ParentRow) => category.map(({ data }) => data.name).join(', ')}
        />
        <Table.Column source="variationCount" width={115} align="right" disableSort>
          <Variations />
        </Table.Column>
        <Table.Column
          source="includedBy"
          width={110}
          align="right"
          disableSort
          isByChoice={portal === 'admin'}
        />
        <Table.Column
          source="status"
          width={118}
          render={({ status }: ParentRow) => <StatusBadge status={status} />}
        />
        <Table.Actions>
          <ParentRowActions />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const ProductName = () => {
  const record = useRecordContext<ParentRow>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <ListThumbnail image={record?.image} />
      <NameLink />
    </Box>
  );
};

/** Shows the number of variations, and how many of them are published. */
const Variations = () => {
  const translate = useText();
  const locale = language.use();
  const record = useRecordContext<ParentRow>();
  if (!record) return null;
  return translate('resources.products/parents.publishedOf', {
    published: numberText(record.publishedCount, locale),
    all: numberText(record.variationCount, locale),
  });
};

/** Publishes, sets as draft or deletes the selected products. */
const ParentBulkActions = () => (
  <StatusBulkBar messages="resources.products/parents" actions={useParentActions()} />
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ParentList;
