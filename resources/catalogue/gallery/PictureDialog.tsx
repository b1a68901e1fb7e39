import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { DeletePicture } from './DeletePicture.tsx';
import type { PictureRecord } from './operations.ts';
import { PictureFacts } from './PictureFacts.tsx';
import { PictureUses } from './PictureUses.tsx';
import { useSaveAlt } from './useSaveAlt.ts';

interface Props {
  picture: PictureRecord;
  onClose: () => void;
  /** Called when the picture may no longer match the list's filter. */
  onChanged: () => void;
}

/** Shows a picture in full size, with its properties, uses and alternative text. */
const PictureDialog = ({ picture, onClose, onChanged }: Props) => {
  const translate = useText();
  const text = useText('resources.gallery');
  const titleId = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [isAsking, setAsking] = useState(false);
  const done = () => {
    onChanged();
    onClose();
  };
  const { save, isPending, isConflict } = useSaveAlt(picture, done);
  const isChanged = alt.trim() !== picture.alt;
  const isAtRisk = isChanged && !isPending;
  // the user clicked outside the dialog or pressed Escape
  const dismiss = () => (isAtRisk ? setAsking(true) : onClose());
  return (
    <Dialog open onClose={dismiss} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {picture.originName || picture.filename}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'minmax(0, 1fr) 300px' } }}>
          <Box
            component="img"
            src={`/images/${picture.filename}?w=1024`}
            alt={picture.alt || text('picture')}
            sx={{
              width: 1,
              maxHeight: 520,
              objectFit: 'contain',
              borderRadius: 1,
              backgroundColor: 'background.default',
            }}
          />
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, pt: 1 }}>
            <TextField
              multiline
              label={translate('images.alt')}
              placeholder={translate('images.altExample')}
              helperText={text('altHelp')}
              value={alt}
              onChange={({ target }) => setAlt(target.value.replace(/\n/g, ' '))}
              slotProps={{ htmlInput: { maxLength: limits.imageAlt } }}
            />
            {isConflict && (
              <Alert severity="warning">
                {translate(`resources.gallery.${picture.alt ? 'conflict' : 'conflictEmptied'}`, {
                  alt: picture.alt,
                })}
              </Alert>
            )}
            <PictureFacts picture={picture} />
            <PictureUses picture={picture} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {picture.useCount === 0 && <DeletePicture id={picture.id} onDeleted={done} />}
        <Button onClick={onClose} sx={{ ml: 'auto !important' }}>
          {translate('form.cancel')}
        </Button>
        <ActionButton
          variant="contained"
          disabled={!isChanged || isPending}
          onClick={() => save(alt)}
        >
          {translate(isPending ? 'form.saving' : 'form.save')}
        </ActionButton>
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        title={translate('images.discard.title')}
        text={text('discardText')}
        yes={translate('images.discard.leave')}
        no={translate('images.discard.stay')}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
      <LeaveGuard isAtRisk={isAtRisk} />
    </Dialog>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PictureDialog;
