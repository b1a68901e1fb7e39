import DeleteIcon from '@mui/icons-material/DeleteOutline';
import RetryIcon from '@mui/icons-material/Refresh';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { percentText } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ImageItem, Upload } from './imageList.ts';

interface Props {
  item: ImageItem;
  /** Counted from 1. */
  position: number;
  isMain: boolean;
  handle: ReactNode;
  /** Makes this image the main image; undefined if the list has no main image. */
  onChoose: (() => void) | undefined;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** An image of the uploader with its actions. */
export const ImageCard = ({ item, position, isMain, handle, ...actions }: Props) => {
  const translate = useText();
  const { originName, alt, preview, upload } = item;
  const name = originName || translate('images.unnamed');
  const hasFailed = upload?.state === 'failed';
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        border: 1,
        borderRadius: 1,
        borderColor: hasFailed ? 'error.main' : isMain ? 'primary.main' : 'divider',
        boxShadow: ({ palette }) => (isMain ? `0 0 0 1px ${palette.primary.main}` : 'none'),
        backgroundColor: 'background.paper',
      }}
    >
      <Picture
        address={preview}
        alt={alt || translate('images.picture', { position, name })}
        isPale={upload !== null}
      >
        {isMain && <MainBadge />}
      </Picture>
      <Box sx={{ px: 1.25, pt: 1, flex: 1 }}>
        <Typography variant="body2" noWrap title={name}>
          {name}
        </Typography>
        {upload && <UploadState upload={upload} name={name} onRetry={actions.onRetry} />}
        <TextField
          size="small"
          fullWidth
          label={translate('images.alt')}
          placeholder={translate('images.altExample')}
          value={alt}
          onChange={({ target }) => actions.onDescribe(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: limits.imageAlt,
              'aria-label': translate('images.altOf', { name }),
            },
          }}
          sx={{ mt: 1.25, '& .MuiInputBase-root, & label': { fontSize: '0.8125rem' } }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5, pb: 0.5 }}>
        {handle}
        <Box sx={{ flex: 1 }} />
        {actions.onChoose && (
          <IconButton
            size="small"
            color={isMain ? 'primary' : 'default'}
            aria-label={translate('images.makeMain', { name })}
            aria-pressed={isMain}
            onClick={actions.onChoose}
          >
            {isMain ? <StarIcon fontSize="small" /> : <StarOutlineIcon fontSize="small" />}
          </IconButton>
        )}
        <IconButton
          size="small"
          aria-label={translate('images.remove', { name })}
          onClick={actions.onRemove}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};

interface PictureProps {
  address: string;
  alt: string;
  isPale: boolean;
  children: ReactNode;
}

const Picture = ({ address, alt, isPale, children }: PictureProps) => (
  <Box sx={{ position: 'relative', aspectRatio: '1', backgroundColor: 'background.default' }}>
    <Box
      component="img"
      src={address}
      alt={alt}
      draggable={false}
      decoding="async"
      sx={{
        width: '100%',
        height: '100%',
        display: 'block',
        objectFit: 'contain',
        opacity: isPale ? 0.45 : 1,
        transition: 'opacity 200ms',
      }}
    />
    {children}
  </Box>
);

const MainBadge = () => {
  const translate = useText();
  return (
    <Typography
      variant="caption"
      sx={{
        position: 'absolute',
        top: 8,
        left: 8,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {translate('images.main')}
    </Typography>
  );
};

interface UploadStateProps {
  upload: Upload;
  name: string;
  onRetry: () => void;
}

const UploadState = ({ upload, name, onRetry }: UploadStateProps) => {
  const translate = useDynamicText();
  if (upload.state === 'failed') {
    return (
      <Box role="alert">
        <Typography variant="caption" component="p" color="error" sx={{ lineHeight: 1.4, mt: 0.5 }}>
          {failureText(upload, translate)}
        </Typography>
        <Button
          size="small"
          startIcon={<RetryIcon />}
          aria-label={translate('images.retryOf', { name })}
          onClick={onRetry}
          sx={{ ml: -0.5, mt: 0.25 }}
        >
          {translate('images.retry')}
        </Button>
      </Box>
    );
  }
  const percent = Math.round(upload.progress * 100);
  const isSent = percent >= 100;
  return (
    <Box sx={{ py: 0.5 }}>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={translate('images.uploading', { name })}
      />
      <Typography variant="caption" color="text.secondary">
        {isSent ? translate('images.processing') : percentText(percent, language.get())}
      </Typography>
    </Box>
  );
};
