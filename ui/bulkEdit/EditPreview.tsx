import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numberText } from '#contract/format.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import {
  type EditedField,
  type EditedRow,
  PreviewTable,
  type TableProps,
} from './PreviewTable.tsx';

interface Counts {
  changed: number;
  unchanged: number;
  refusals: { msg: string; count: number }[];
}

interface Props<Field extends EditedField> extends Omit<TableProps<Field>, 'rows' | 'total'> {
  data: (Counts & { total: number; results: EditedRow<Field>[] }) | undefined;
  error: Error | null;
  isPending: boolean;
  onRetry: () => unknown;
  /** Shown between the numbers and the rows. */
  children?: ReactNode;
}

/** Shows which values will change, which stay, and which cannot change, with the reason. */
export const EditPreview = <Field extends EditedField>({
  data,
  error,
  isPending,
  onRetry,
  children,
  ...table
}: Props<Field>) => {
  const text = useText('bulkEdit');
  const title = text('preview');
  return (
    <Box
      component="section"
      aria-label={title}
      aria-busy={isPending}
      sx={{ mt: 3, minHeight: 400 }}
    >
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Box sx={{ height: 4, my: 1 }}>{isPending && <LinearProgress aria-label={title} />}</Box>
      {error && <NotLoaded error={error} title="bulkEdit.failed" onRetry={onRetry} />}
      {data ? (
        <>
          <CountsText data={data} />
          {children}
          <PreviewTable rows={data.results} total={data.total} {...table} />
        </>
      ) : (
        !error &&
        !isPending && (
          <Typography variant="body2" color="text.secondary">
            {text('nothingYet')}
          </Typography>
        )
      )}
    </Box>
  );
};

const CountsText = ({ data: { changed, unchanged, refusals } }: { data: Counts }) => {
  const translate = useDynamicText();
  const locale = language.use();
  const counted = (key: KeyBelow<'bulkEdit'>, count: number) =>
    translate(`bulkEdit.${key}`, { smart_count: count, count: numberText(count, locale) });
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        <strong>{counted('changed', changed)}</strong>
        {unchanged > 0 && ` · ${counted('unchanged', unchanged)}`}
      </Typography>
      {refusals.map(({ msg, count }) => (
        <Alert key={msg} severity="warning" sx={{ mb: 1 }}>
          {counted('refused', count)} {translate(msg)}
        </Alert>
      ))}
    </>
  );
};
