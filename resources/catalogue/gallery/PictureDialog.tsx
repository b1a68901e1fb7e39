import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogFrame } from '#ui/dialogs/DialogFrame.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { DeletePicture } from './DeletePicture.tsx';
import { PictureUses } from './PictureUses.tsx';
import type { PictureRecord } from './record.generated.ts';
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
  const [alt, setAlt] = useState(picture.alt);
  const done = () => {
    onChanged();
    onClose();
  };
  const { save, isPending, isConflict } = useSaveAlt(picture, done);
  const isChanged = alt.trim() !== picture.alt;
  return (
    <DialogFrame
      onClose={onClose}
      width="md"
      title={picture.originName || picture.filename}
      isAtRisk={isChanged}
      isPending={isPending}
      question={{ text: text('discardText') }}
      actions={
        <>
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
        </>
      }
    >
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
    </DialogFrame>
  );
};

const kilobyte = 1024;

/** Shows size, upload date and number of duplicates. */
const PictureFacts = ({
  picture: { width, height, bytes, duplicates, createdAt },
}: {
  picture: PictureRecord;
}) => {
  const translate = useText();
  const size = width && height ? `${width} × ${height}` : null;
  const weight = bytes ? `${Math.ceil(bytes / kilobyte)} KB` : null;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {[size, weight].filter(Boolean).join(' · ')}
        {(size ?? weight) && ' · '}
        <DateText value={createdAt} />
      </Typography>
      {duplicates > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.gallery.duplicatesText', duplicates)}
        </Typography>
      )}
    </Box>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PictureDialog;
