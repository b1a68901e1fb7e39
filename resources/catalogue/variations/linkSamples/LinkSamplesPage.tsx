import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useContext, useMemo } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { useParams } from 'react-router';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { VariationFilters } from '#resources/catalogue/variations/filters/VariationFilters.tsx';
import { commonColumns } from '#resources/catalogue/variations/parts/columns.tsx';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { NoRecord } from '#ui/layout/NoRecord.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';
import { LinkBulkActions } from './LinkBulkActions.tsx';
import { SampleBoxContext } from './sampleBoxContext.ts';
import { useSampleBox } from './useSampleBox.ts';

/**
 * Shows the variation list in link-samples mode: the columns for parent and status are replaced by
 * one that shows whether the parent is linked to a sample box, with a toggle button (specification
 * 2). The mode has its own URL.
 */
const LinkSamplesPage = () => {
  const translate = useText();
  const boxes = useBoxesAddress();
  const { id = '' } = useParams();
  // the id alone does not filter the list; it does together with the user's `linked` filter
  const ofBox = useMemo(() => ({ sample_box_id: id }), [id]);
  const sampleBox = useSampleBox(id);
  const { box, gone, error, refetch } = sampleBox;
  if (gone) return <NoRecord error={gone} listAddress={boxes.to} />;
  if (!box) {
    if (!error) return <TableSkeleton label={translate('list.loading')} />;
    return (
      <Card>
        <NotLoaded error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <SampleBoxContext.Provider value={sampleBox}>
      <ListPage
        back={<BackLink to={boxes.to}>{boxes.name}</BackLink>}
        title={translate('variationPages.linkSamples.title', { name: box.name })}
        subtitle={translate('variationPages.linkSamples.subtitle')}
        storeKey="products/variations/link-samples"
        sort={{ field: 'id', order: 'ASC' }}
        filter={ofBox}
        filters={
          <VariationFilters>
            <LinkedFilter />
          </VariationFilters>
        }
        empty={translate('resources.products/variations.empty')}
      >
        <Table bulkBar={<LinkBulkActions />}>
          {commonColumns}
          <Table.Column source="linked" width={156} disableSort stays>
            <LinkedState />
          </Table.Column>
        </Table>
      </ListPage>
    </SampleBoxContext.Provider>
  );
};

/**
 * Returns the URL of the sample box list; for manufacturers, who have no boxes, of their
 * variations.
 */
const useBoxesAddress = () => {
  const translate = useText();
  const createPath = useCreatePath();
  const boxes = 'products/sample-boxes';
  const canAccess = useCan('sampleBoxes', 'view');
  const resource = canAccess ? boxes : 'products/variations';
  return {
    to: createPath({ resource, type: 'list' }),
    name: translate(`resources.${resource}.name`, 2),
  };
};

/** Filters by whether the parent is linked to the sample box. */
const LinkedFilter = () => {
  const translate = useText();
  return (
    <SelectFilter
      source="linked"
      label={translate('resources.products/variations.fields.linked')}
      choices={['linked', 'notLinked'].map((id) => ({
        id,
        name: translate(`variationPages.linkSamples.${id}`),
      }))}
    />
  );
};

/** Shows whether the row's parent is linked to the sample box, with a toggle button. */
const LinkedState = () => {
  const text = useText('variationPages.linkSamples');
  const record = useRecordContext<VariationRow>();
  const sampleBox = useContext(SampleBoxContext);
  if (!record || !sampleBox) return null;
  const { id, name } = record.parent;
  const isLinked = sampleBox.linked.has(id);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Badge tone={isLinked ? 'success' : 'warning'}>
        {text(isLinked ? 'linked' : 'notLinked')}
      </Badge>
      <ActionButton
        size="small"
        aria-label={`${text(isLinked ? 'unlink' : 'link')}: ${name}`}
        onClick={() => sampleBox.toggle(id)}
      >
        {text(isLinked ? 'unlink' : 'link')}
      </ActionButton>
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default LinkSamplesPage;
