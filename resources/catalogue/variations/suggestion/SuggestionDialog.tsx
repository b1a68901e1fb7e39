import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { failureOf, failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { useSuggestion } from '#providers/suggestions/useSuggestion.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useRestoreFocus } from '#ui/dialogs/useRestoreFocus.ts';
import { SuggestionForm } from './SuggestionForm.tsx';

interface Props {
  filenames: readonly string[];
  groups: readonly FieldGroup[];
  onClose: () => void;
}

/** Shows suggestions based on the images, or the loading or error state. */
const SuggestionDialog = ({ filenames, groups, onClose }: Props) => {
  const translate = useText();
  const id = String(useRecordContext()?.id ?? '');
  const { data, error, isFetching, refetch } = useSuggestion(filenames, id);
  const paper = useRef<HTMLDivElement>(null);
  // candidates for the focus: the first checkbox, then the primary button
  const toGoOn = () => [
    ...(paper.current?.querySelectorAll<HTMLElement>('input:enabled') ?? []),
    ...[...(paper.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].reverse(),
  ];
  useRestoreFocus(() => toGoOn()[0], `${isFetching} ${data !== undefined}`);
  return (
    <DialogFrame
      onClose={onClose}
      width="md"
      title={translate('imageAnalysis.open')}
      slotProps={{ paper: { ref: paper } }}
    >
      {data ? (
        <SuggestionForm suggestion={data} groups={groups} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            <Pictures filenames={filenames} />
            {isFetching ? <Running /> : error && <Failure error={error} />}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose}>{translate('form.cancel')}</Button>
            {!isFetching && error && (
              <Button variant="contained" onClick={() => refetch()}>
                {translate('list.retry')}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
};

const shown = 6;

const Pictures = ({ filenames }: Pick<Props, 'filenames'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
    {filenames.slice(0, shown).map((filename) => (
      <Box
        key={filename}
        component="img"
        src={`/images/${filename}?w=150`}
        alt=""
        sx={{ width: 88, height: 88, objectFit: 'cover', borderRadius: 1 }}
      />
    ))}
  </Box>
);

const Running = () => {
  const translate = useText();
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>{translate('imageAnalysis.running')}</Typography>
      <LinearProgress aria-label={translate('imageAnalysis.running')} />
    </Box>
  );
};

const Failure = ({ error }: { error: Error }) => {
  const translate = useDynamicText();
  return (
    <Alert severity="error">
      {translate('imageAnalysis.failed')} {failureText(failureOf(error), translate)}
    </Alert>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default SuggestionDialog;
