import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { RowPages } from '#ui/list/RowPages.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { type Preview, previewSize } from './usePreview.ts';

interface Props {
  preview: Preview;
  page: number;
  onPage: (page: number) => void;
}

const messages = 'resources.products/parents.generate';

/** Shows the number of variations and a table of all of them. */
export const GenerationPreview = ({ preview, page, onPage }: Props) => {
  const translate = useText();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3">{translate(`${messages}.preview`)}</Typography>
      <Figures preview={preview} />
      <Content preview={preview} page={page} onPage={onPage} />
    </Box>
  );
};

const Figures = ({ preview: { combinations, data } }: { preview: Preview }) => {
  const translate = useText();
  const locale = language.use();
  const counted = (key: string, count: number) =>
    translate(`${messages}.${key}`, { smart_count: count, count: numberText(count, locale) });
  const parts = data
    ? (['created', 'existing', 'excluded', 'failed'] as const)
        .filter((key) => key === 'created' || data[key] > 0)
        .map((key) => counted(key, data[key]))
    : [];
  return (
    <Typography role="status" sx={{ my: 1, fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ fontWeight: 620 }}>
        {counted('combinations', combinations)}
      </Box>
      {parts.length > 0 && `: ${parts.join(', ')}`}
    </Typography>
  );
};

const Content = ({ preview, page, onPage }: Props) => {
  const translate = useText();
  const locale = language.use();
  const { combinations, isTooMany, isIncomplete, data, error, isStale, refetch } = preview;
  if (isTooMany) {
    return (
      <Alert severity="error">
        {translate(`${messages}.tooMany`, {
          count: numberText(combinations, locale),
          limit: numberText(limits.generatedVariations, locale),
        })}
      </Alert>
    );
  }
  if (combinations === 0) {
    return <Alert severity="info">{translate(`${messages}.chooseOptions`)}</Alert>;
  }
  if (isIncomplete) return <Alert severity="info">{translate(`${messages}.incomplete`)}</Alert>;
  if (error) {
    return error instanceof RequestError && error.body.errors ? (
      <Alert severity="info">{translate(`${messages}.rules`)}</Alert>
    ) : (
      <NotLoaded title={`${messages}.previewFailed`} error={error} onRetry={refetch} />
    );
  }
  if (!data) {
    return <LoadingBox height={320} />;
  }
  return (
    <>
      <Box sx={{ height: 2 }}>
        {isStale && <LinearProgress aria-label={translate('list.loading')} sx={{ height: 2 }} />}
      </Box>
      <PreviewTable rows={data.results} />
      <RowPages count={data.combinations} size={previewSize} page={page} onPage={onPage} />
    </>
  );
};
