import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useNotify, useRefresh, useResourceContext } from 'react-admin';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { useResourceNames } from '#ui/record/useResourceNames.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { type OrderDocument, useReportOrderError, wholeList } from './order.ts';
import { arrayMove, placesOf } from './places.ts';
import { SortableList } from './SortableList.tsx';

type Item = RaRecord<string> & { name: string };

interface Props<Row extends Item> {
  /** A mutation that saves the complete order of a list. */
  document: OrderDocument;
  /** Renders a row beside its drag handle. */
  children: (item: Row) => ReactNode;
  onClose: () => void;
}

/**
 * A dialog with all records of the resource in their order, regardless of the list's filters. It
 * saves the complete order. The resource's message `order.text` says what the order is for.
 */
export const ReorderDialog = <Row extends Item>({ document, children, onClose }: Props<Row>) => {
  const translate = useText();
  const text = useText(useResourcePrefix());
  const names = useResourceNames();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const reportError = useReportOrderError('reorder.changed');
  const { data, refetch } = useGetList<Row>(resource, wholeList);
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  const items = moved ?? data ?? [];
  const { mutate, isPending } = useApiMutation(document, {
    onSuccess: () => {
      notify('reorder.saved', { type: 'success' });
      refresh();
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // shows the stored order again
      setMoved(null);
      void refetch();
      refresh();
    },
  });
  const move = (from: number, to: number) => setMoved(arrayMove(items, from, to));
  return (
    <DialogFrame
      onClose={onClose}
      width="sm"
      title={translate('reorder.title', names)}
      isAtRisk={moved !== null}
      isPending={isPending}
      actions={
        <>
          <Button onClick={onClose}>{translate('form.cancel')}</Button>
          <Button
            variant="contained"
            disabled={moved === null || isPending}
            onClick={() => mutate({ items: placesOf(items.map(({ id }) => id)) })}
          >
            {translate('form.save')}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{text('order.text')}</DialogContentText>
      {!data && <LoadingBox height={240} />}
      <SortableList
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        label={translate('reorder.list', names)}
        onMove={move}
        renderItem={(item, handle) => (
          <Box sx={itemStyles}>
            {handle}
            {children(item)}
          </Box>
        )}
      />
    </DialogFrame>
  );
};

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 1,
  mb: 1,
  border: 1,
  borderRadius: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
