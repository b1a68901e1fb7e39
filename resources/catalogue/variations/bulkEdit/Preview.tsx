import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import type { EditKind } from '#contract/rules/catalogue/variationsEdit.ts';
import type { KeyBelow } from '#i18n/keys.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { type PartText, PreviewTable } from './PreviewTable.tsx';
import type { PreviewData } from './usePreview.ts';

interface Props {
  kind: EditKind;
  partText: PartText | undefined;
  data: PreviewData | undefined;
  error: Error | null;
  isPending: boolean;
  page: number;
  onPage: (page: number) => void;
  onRetry: () => unknown;
}

/** Shows which values will change, which stay, and which cannot change, with the reason. */
export const Preview = ({
  kind,
  partText,
  data,
  error,
  isPending,
  page,
  onPage,
  onRetry,
}: Props) => {
  const translate = useText();
  const title = translate('bulkEdit.preview');
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
          <Counts data={data} />
          <Products parents={data.parents} />
          <PreviewTable kind={kind} partText={partText} data={data} page={page} onPage={onPage} />
        </>
      ) : (
        !error &&
        !isPending && (
          <Typography variant="body2" color="text.secondary">
            {translate('bulkEdit.nothingYet')}
          </Typography>
        )
      )}
    </Box>
  );
};

const Counts = ({ data: { changed, unchanged, refusals } }: { data: PreviewData }) => {
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

/**
 * Lists the affected products: categories belong to products, so the change also affects variations
 * outside the selection.
 */
const Products = ({ parents }: { parents: PreviewData['parents'] }) => {
  const translate = useText();
  const locale = language.use();
  if (!parents || parents.total === 0) return null;
  const number = (value: number) => numberText(value, locale);
  const names = parents.results
    .map(({ name, others }) => (others > 0 ? `${name} (+ ${number(others)})` : name))
    .join(', ');
  const more = parents.total - parents.results.length;
  return (
    <Alert severity="info" color="success" sx={{ mb: 1 }}>
      {translate('bulkEdit.products', { smart_count: parents.total, count: number(parents.total) })}{' '}
      {parents.others > 0 &&
        translate('bulkEdit.others', {
          smart_count: parents.others,
          count: number(parents.others),
        })}
      <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
        {more > 0
          ? translate('bulkEdit.andMore', { smart_count: more, names, count: number(more) })
          : names}
      </Box>
    </Alert>
  );
};
