import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type RefObject, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { FileRejection } from 'react-dropzone';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { useRestoreFocus } from '#ui/dialogs/useRestoreFocus.ts';
import { ImageDropArea } from '#ui/images/ImageDropArea.tsx';
import { PlannedFilter } from './PlannedFilter.tsx';
import { PlannedList } from './PlannedList.tsx';
import { type PlannedShown, shownOf, summaryOf } from './plan.ts';
import { UploadState } from './UploadState.tsx';
import { usePictureUploads } from './usePictureUploads.ts';

/** More files than fit on the screen. */
const manyPictures = 6;

/**
 * Bulk upload of pictures. It shows the product that matches each file, and the user can correct it
 * before the upload starts.
 */
const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useText();
  const text = useText('resources.gallery.upload');
  const refresh = useRefresh();
  const uploads = usePictureUploads();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<PlannedShown>('count');
  const { plan, isRunning } = uploads;
  const summary = summaryOf(plan);
  // show all files if no file matches the selected filter any more
  const shown = summary[chosen] > 0 ? chosen : 'count';
  const isMatching = plan.some(({ matching }) => matching === 'running');
  const isOver = summary.count > 0 && summary.done === summary.count;
  // the user may close the dialog although some files have failed
  const isThrough = summary.done > 0 && summary.open === 0;
  const close = () => {
    if (summary.done > 0) refresh();
    onClose();
  };
  const dropArea = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useRestoreFocus(lastButtonIn(actions), isRunning);
  useRestoreFocus(lastButtonIn(dropArea), `${refused.length > 0} ${plan.length === 0}`);
  const drop = (accepted: File[], rejected: FileRejection[]) => {
    setRefused(rejected.map(({ file }) => file.name));
    if (accepted.length > 0) void uploads.add(accepted);
  };
  return (
    <DialogFrame
      onClose={close}
      width="md"
      title={text('title')}
      isAtRisk={isRunning || !(isThrough || summary.count === 0)}
      question={{
        title: text('discard.title'),
        text: text('discard.text', summary.count - summary.done),
        yes: text('discard.leave'),
        no: text('discard.stay'),
      }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {text('text')}
        </Typography>
        {!isRunning && (
          <div ref={dropArea}>
            <ImageDropArea
              isSmall={plan.length > 0}
              hint={translate('images.limitsOne')}
              onDrop={drop}
            />
          </div>
        )}
        {refused.length > 0 && (
          <Alert severity="warning" onClose={() => setRefused([])}>
            {refused.map((name) => translate('images.notImage', { name })).join(' ')}
          </Alert>
        )}
        {plan.length > 0 && (
          <>
            <UploadState summary={summary} isRunning={isRunning} isMatching={isMatching} />
            {summary.unchecked > 0 && !isMatching && (
              <Alert
                severity="warning"
                action={
                  <Button color="inherit" onClick={() => void uploads.matchAgain()}>
                    {text('checkAgain')}
                  </Button>
                }
              >
                {text('unchecked', summary.unchecked)}
              </Alert>
            )}
            {summary.count >= manyPictures && (
              <PlannedFilter summary={summary} value={shown} onChange={setChosen} />
            )}
            <PlannedList {...uploads} plan={shownOf(plan, shown)} />
          </>
        )}
      </DialogContent>
      <DialogActions ref={actions} sx={{ px: 3, pb: 2 }}>
        {isRunning ? (
          // separate keys, so that a click on one button does not hit its replacement
          <Button key="stop" onClick={uploads.stop}>
            {text('stop')}
          </Button>
        ) : (
          <Button key="close" onClick={close}>
            {isThrough ? text('close') : translate('form.cancel')}
          </Button>
        )}
        {!isOver && (
          <ActionButton
            variant="contained"
            disabled={
              isRunning || isMatching || summary.unchecked > 0 || summary.count === summary.done
            }
            onClick={() => void uploads.start()}
          >
            {summary.failed > 0 && summary.open === 0
              ? text('again', summary.failed)
              : text('start', summary.open + summary.failed)}
          </ActionButton>
        )}
      </DialogActions>
    </DialogFrame>
  );
};

/** Returns the last button, which is the primary one, for the focus. */
const lastButtonIn = (within: RefObject<HTMLElement | null>) => (): HTMLElement | undefined =>
  [...(within.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1);

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default UploadDialog;
