import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { styleOwners } from '#contract/rules/website/style.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { tagsOf } from '#resources/catalogue/tags/parts/tagsOf.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { styleHistoryFields } from './fields.ts';
import type { StyleRow } from './operations.ts';
import { ExportStylesDocument, UpdateStyleStatusDocument } from './record.generated.ts';
import { StyleState } from './StyleState.tsx';

const deletedKinds = [{ entity: 'style', fields: styleHistoryFields }] as const;
const statuses = ['1', '2'] as const;

const StyleList = () => {
  const text = useText('resources.styles');
  const isAdmin = useCan('stylesSections', 'view');
  const owners = useNamedChoices('owners', styleOwners);
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="title" />
          <SelectFilter source="status" choices={useNamedChoices('status', statuses)} />
          <PickFilter
            source="category_id"
            resource="styles/categories"
            label={text('fields.category_id')}
          />
          <PickFilter
            source="tag_id"
            resource="collections/tags"
            label={text('fields.tag_id')}
            filter={tagsOf.style}
          />
          {isAdmin && <SelectFilter source="owner" choices={owners} />}
          <SelectFilter
            source="notForSale"
            label={text('filters.notForSale')}
            choices={[{ id: 'true', name: text('filters.yes') }]}
          />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportStylesDocument} />
      <Table
        bulkBar={
          <DeleteBulkActions>
            <StatusBulkButtons document={UpdateStyleStatusDocument} words={publication} />
          </DeleteBulkActions>
        }
      >
        <Table.Column source="title" hasPicture>
          <Titled />
        </Table.Column>
        <Table.Column source="owner" width={160} disableSort>
          <Owner />
        </Table.Column>
        <Table.Column source="categoryName" beneath="owner" disableSort />
        <Table.Column source="productCount" width={160} disableSort>
          <Products />
        </Table.Column>
        <Table.Column source="status" width={130}>
          <StyleState />
        </Table.Column>
        <Table.Column
          source="isPublished"
          label="resources.styles.states.published"
          width={120}
          disableSort
        >
          <Switch />
        </Table.Column>
        <Table.UpdatedAt />
        <Table.Actions>
          <Menu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const Titled = () => {
  const record = useRecordContext<StyleRow>();
  if (!record) return null;
  const { image, short_desc } = record;
  return (
    <Pictured picture={image} detail={short_desc}>
      <NameLink />
    </Pictured>
  );
};

const Owner = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<StyleRow>();
  if (!record) return null;
  return record.owner.name || text(`owners.${record.owner.kind}`);
};

const Products = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<StyleRow>();
  if (!record) return null;
  const { productCount, notForSale } = record;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {productCount}
      {notForSale > 0 && <Badge tone="warning">{text('gone', { smart_count: notForSale })}</Badge>}
    </Box>
  );
};

/** Publishes or withdraws a style: owners can do both, administrators can withdraw any style. */
const Switch = () => {
  const isAdmin = useCan('stylesSections', 'view');
  const record = useRecordContext<StyleRow>();
  if (!record) return null;
  const { isOwn, isPublished } = record;
  return (
    <StatusSwitch
      document={UpdateStyleStatusDocument}
      words={publication}
      isDisabled={!isOwn && !(isAdmin && isPublished)}
    />
  );
};

const Menu = () => <RowMenu canDelete={useRecordContext<StyleRow>()?.isOwn ?? false} />;

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StyleList;
