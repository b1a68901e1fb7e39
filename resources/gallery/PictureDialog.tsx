import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useSend } from '#providers/dataProvider/useSend.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { UpdatePictureDocument } from './operations.generated.ts';
import type { PictureRecord } from './operations.ts';
import { PictureUses } from './PictureUses.tsx';

interface Props {
  picture: PictureRecord;
  onClose: () => void;
}

/** A picture as a whole: large, what it is, where it is shown, and its text. */
const PictureDialog = ({ picture, onClose }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const titleId = useId();
  const [alt, setAlt] = useState(picture.alt);
  const text = (key: string) => translate(`resources.gallery.${key}`);
  const { mutate, isPending } = useSend(UpdatePictureDocument, {
    onSuccess: () => {
      notify('resources.gallery.saved', { type: 'success' });
      refresh();
      onClose();
    },
    onError: useReportError(),
  });
  const isChanged = alt.trim() !== picture.alt;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
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
            <Facts picture={picture} />
            <PictureUses picture={picture} />
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isChanged || isPending}
          onClick={() => mutate({ id: picture.id, input: { alt: alt.trim() } })}
        >
          {translate(isPending ? 'form.saving' : 'form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const kilobyte = 1024;

const Facts = ({
  picture: { width, height, bytes, duplicates, createdAt },
}: Pick<Props, 'picture'>) => {
  const translate = useTranslate();
  const size = width && height ? `${width} × ${height}` : null;
  const weight = bytes ? `${Math.ceil(bytes / kilobyte)} KB` : null;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {[size, weight].filter(Boolean).join(' · ')}
        {(size ?? weight) && ' · '}
        <DateField value={createdAt} />
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
