import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';

interface Props<Row> {
  /** The prefix of the texts. */
  part: 'keys' | 'webhooks';
  /** The rows; undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  /** An item of a list. */
  renderRow: (row: Row) => ReactNode;
  /** The dialog that creates a row. */
  renderDialog: (onClose: () => void) => ReactNode;
}

/** A list that belongs to a saved shop, such as its keys, with a button that creates another row. */
export const ShopPart = <Row,>(props: Props<Row>) => {
  const { part, rows, error, onRetry, renderRow, renderDialog } = props;
  const text = useText(`resources.shops.${part}`);
  const [isOpen, setOpen] = useState(false);
  return (
    <FormCard
      title={text('title')}
      action={
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          {text('create')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {text('text')}
      </Typography>
      {error && <NotLoaded error={error} onRetry={onRetry} />}
      {!rows && !error && <LoadingBox height={72} />}
      {rows?.length === 0 && <Typography>{text('empty')}</Typography>}
      {rows && rows.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map(renderRow)}
          </Box>
        </Box>
      )}
      <Suspense fallback={null}>{isOpen && renderDialog(() => setOpen(false))}</Suspense>
    </FormCard>
  );
};

/**
 * Styles of a row, in two columns where there is room.
 * @param columns their widths
 */
export const partRow = (columns: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: '1fr',
    alignItems: 'start',
    columnGap: 2,
    rowGap: 0.75,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderTop: 0 },
    '@container (min-width: 480px)': { gridTemplateColumns: columns },
  }) as const;
