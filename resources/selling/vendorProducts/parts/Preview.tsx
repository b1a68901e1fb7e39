import { useMemo, useState } from 'react';
import type { EditKind } from '#contract/rules/selling/vendorProduct.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import {
  VendorProductsEditPreviewDocument,
  type VendorProductsEditPreviewQuery,
} from '#resources/selling/vendorProducts/operations.generated.ts';
import { EditPreview } from '#ui/bulkEdit/EditPreview.tsx';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { useDebounced } from '#ui/form/useDebounced.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';

interface Props {
  rows: BulkRows;
  /** The changes by field; null while they are not complete. */
  changes: object | null;
}

type PreviewData = VendorProductsEditPreviewQuery['vendorProductsEditPreview']['data'];
type Field = PreviewData['results'][number]['fields'][number];

const waitMs = 400;
const size = 10;

/**
 * Previews the changes of the products; the server computes them with the query of the edit itself.
 */
export const Preview = ({ rows, changes }: Props) => {
  const text = useText(useResourcePrefix());
  // serialize the changes, because each render creates a new object
  const input = useDebounced(changes && JSON.stringify({ ...rows, ...changes }), waitMs);
  const [paged, setPaged] = useState({ input, page: 0 });
  // different changes start at their first page
  const page = paged.input === input ? paged.page : 0;
  const variables = useMemo(
    () => ({ input: input ? JSON.parse(input) : {}, page, size }),
    [input, page],
  );
  const isAsked = changes !== null && input !== null;
  const { data, error, isFetching, refetch } = useApiQuery(
    VendorProductsEditPreviewDocument,
    variables,
    { enabled: isAsked, staleTime: 0 },
  );
  return (
    <EditPreview<Field>
      data={isAsked && !error ? data?.vendorProductsEditPreview.data : undefined}
      error={isAsked ? error : null}
      isPending={isFetching}
      onRetry={refetch}
      {...{ page, size }}
      onPage={(next) => setPaged({ input, page: next })}
      nameOf={({ kind }) => text(`editDialog.kinds.${kind as EditKind}`)}
      partsOf={({ kind }, parts) => <Parts kind={kind} parts={parts} />}
    />
  );
};

/** Shows a price, or labels for the parts taken from the source. */
const Parts = ({ kind, parts }: { kind: string; parts: readonly string[] }) => {
  const text = useText(useResourcePrefix());
  const [first = '', ...names] = parts;
  if (kind === 'price') {
    return first === '' ? text('editDialog.noPrice') : <PriceText value={first} />;
  }
  if (kind === 'services') return text(first === 'true' ? 'editDialog.yes' : 'editDialog.no');
  const kept = kind === 'delivery' ? 'editDialog.keepDelivery' : 'editDialog.keepShowroom';
  const all = first === 'true' ? [...names, text(kept)] : names;
  return all.join(', ') || text('editDialog.nothing');
};
