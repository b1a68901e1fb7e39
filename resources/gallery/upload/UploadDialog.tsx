import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import type { FileRejection } from 'react-dropzone';
import { DropArea } from '#ui/images/DropArea.tsx';
import { PlannedFilter } from './PlannedFilter.tsx';
import { PlannedList } from './PlannedList.tsx';
import { type PlannedShown, type Summary, shownOf, summaryOf } from './plan.ts';
import { usePictureUploads } from './usePictureUploads.ts';

/** So many do not come into view at once. */
const manyPictures = 6;

/**
 * Many pictures at once: which product each is meant for is shown, and can be mended, before anything
 * is sent.
 */
const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const titleId = useId();
  const uploads = usePictureUploads();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<PlannedShown>('count');
  const { plan, isRunning } = uploads;
  const summary = summaryOf(plan);
  // all of them when nothing is left of what was chosen
  const shown = summary[chosen] > 0 ? chosen : 'count';
  const isMatching = plan.some((picture) => picture.isMatching);
  const isOver = summary.count > 0 && summary.done === summary.count;
  // what failed may be left behind
  const isThrough = summary.done > 0 && summary.open === 0;
  useWarningBeforeUnload(isRunning);
  const close = () => {
    if (isRunning) return;
    if (summary.done > 0) refresh();
    onClose();
  };
  const text = (key: string, count = 0) => translate(`resources.gallery.upload.${key}`, count);
  const drop = (accepted: File[], rejected: FileRejection[]) => {
    setRefused(rejected.map(({ file }) => file.name));
    if (accepted.length > 0) void uploads.add(accepted);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {text('text')}
        </Typography>
        {!isRunning && (
          <DropArea isSmall={plan.length > 0} hint={translate('images.limitsOne')} onDrop={drop} />
        )}
        {refused.length > 0 && (
          <Alert severity="warning" onClose={() => setRefused([])}>
            {refused.map((name) => translate('images.notImage', { name })).join(' ')}
          </Alert>
        )}
        {plan.length > 0 && (
          <>
            <State summary={summary} isRunning={isRunning} />
            {summary.count >= manyPictures && (
              <PlannedFilter summary={summary} value={shown} onChange={setChosen} />
            )}
            <PlannedList {...uploads} plan={shownOf(plan, shown)} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isRunning ? (
          <Button onClick={uploads.stop}>{text('stop')}</Button>
        ) : (
          <Button onClick={close}>{isThrough ? text('close') : translate('form.cancel')}</Button>
        )}
        {!isOver && (
          <Button
            variant="contained"
            disabled={isRunning || isMatching || summary.count === summary.done}
            onClick={() => void uploads.start()}
          >
            {summary.failed > 0 && summary.open === 0
              ? text('again', summary.failed)
              : text('start', summary.open + summary.failed)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const State = ({ summary, isRunning }: { summary: Summary; isRunning: boolean }) => {
  const translate = useTranslate();
  const { count, matched, unmatched, done, failed, stored } = summary;
  const text = (key: string, args: object) => translate(`resources.gallery.upload.${key}`, args);
  const hasBegun = done + failed > 0 || isRunning;
  return (
    <div>
      <Typography role="status">
        {hasBegun
          ? text('progress', { done, count })
          : [
              text('matched', { smart_count: matched }),
              unmatched > 0 && text('unmatched', { smart_count: unmatched }),
            ]
              .filter(Boolean)
              .join(' ')}
        {failed > 0 && ` ${text('failed', { smart_count: failed })}`}
      </Typography>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={((done + failed + stored) / count) * 100}
          aria-label={text('progress', { done, count })}
          sx={{ mt: 1 }}
        />
      )}
    </div>
  );
};

/** What is under way would be lost with the page. */
const useWarningBeforeUnload = (isRunning: boolean): void => {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default UploadDialog;
