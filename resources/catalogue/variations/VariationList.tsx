import { Suspense, useState } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { withMessages } from '#providers/i18nProvider/i18nProvider.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { UploadButton } from '#resources/catalogue/imports/parts/UploadButton.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { Table } from '#ui/list/Table.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { VariationFilters } from './filters/VariationFilters.tsx';
import { GridToggle } from './grid/GridToggle.tsx';
import { ExportVariationsDocument } from './operations.generated.ts';
import { commonColumns, furtherColumns, stateColumns } from './parts/columns.tsx';
import { variationHistoryFields } from './parts/fields.ts';
import type { VariationRow } from './parts/records.ts';
import { VariationRowActions } from './VariationRowActions.tsx';

const VariationBulkActions = lazyPart(
  withMessages(async () => ({
    default: (await import('./parts/VariationBulkActions.tsx')).VariationBulkActions,
  })),
);

const VariationGrid = lazyPart(withMessages(() => import('./grid/VariationGrid.tsx')));

const deletedKinds = [{ entity: 'variation', fields: variationHistoryFields }] as const;

const VariationList = () => {
  const translate = useText();
  const portal = currentPortal() === 'manufacturer' ? 'manufacturer' : 'admin';
  // the grid asks before it is left with unsaved cells
  const [mode, setMode] = useState<'table' | 'grid' | 'leaving'>('table');
  return (
    <ListPage
      title={translate('resources.products/variations.name', 2)}
      subtitle={translate(`resources.products/variations.subtitle.${portal}`)}
      sort={{ field: 'id', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <AddNew isGhost={portal === 'admin'} />
          {portal === 'admin' && <UploadButton />}
        </>
      }
      filters={<VariationFilters />}
      empty={translate('resources.products/variations.empty')}
      emptyAction={<AddNew />}
    >
      <ExportMenu document={ExportVariationsDocument} />
      <GridToggle
        isGrid={mode !== 'table'}
        onToggle={() => setMode(mode === 'table' ? 'grid' : 'leaving')}
      />
      {mode === 'table' ? (
        <Table
          bulkBar={
            <WhenSelected>
              <VariationBulkActions />
            </WhenSelected>
          }
        >
          {commonColumns}
          <Table.Column source="parent" width={124} beneathIfNarrow="category">
            <ParentLink />
          </Table.Column>
          {furtherColumns}
          {stateColumns}
          <Table.Column source="includedBy" beneath="status" width={118} disableSort>
            <IncludedBy />
          </Table.Column>
          <Table.Actions>
            <VariationRowActions />
          </Table.Actions>
        </Table>
      ) : (
        <Suspense fallback={null}>
          <VariationGrid
            isLeaving={mode === 'leaving'}
            onLeave={() => setMode('table')}
            onStay={() => setMode('grid')}
          />
        </Suspense>
      )}
    </ListPage>
  );
};

/** Links to the creation page, where the user first selects the parent product. */
const AddNew = ({ isGhost }: { isGhost?: boolean }) => (
  <CreateButton of="products/parents" isGhost={isGhost} />
);

/** Shows how many sellers have included the variation; empty for none. */
const IncludedBy = () => {
  const translate = useText();
  const record = useRecordContext<VariationRow>();
  if (!record?.includedBy) return null;
  return translate('resources.products/variations.atSellers', { smart_count: record.includedBy });
};

const ParentLink = () => {
  const record = useRecordContext<VariationRow>();
  const createPath = useCreatePath();
  if (!record) return null;
  const { id, name } = record.parent;
  return (
    <RowLink to={createPath({ resource: 'products/parents', type: 'edit', id })}>{name}</RowLink>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationList;
