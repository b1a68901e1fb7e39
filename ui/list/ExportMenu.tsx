import { useListContext } from 'react-admin';
import { ExportButton } from './ExportButton.tsx';
import type { ExportDocument } from './exportProps.ts';
import { InSlot } from './toolbarSlots.tsx';

interface Props {
  document: ExportDocument;
}

/**
 * Exports all records that match the list's filters, including its permanent filter, in the list's
 * order.
 */
export const ExportMenu = ({ document: exportDocument }: Props) => {
  const { filter, filterValues, sort, total } = useListContext();
  const query = { ...filterValues, ...filter, sort: sort.field, order: sort.order };
  return (
    <InSlot name="tools">
      <ExportButton document={exportDocument} query={query} isDisabled={!total} />
    </InSlot>
  );
};
