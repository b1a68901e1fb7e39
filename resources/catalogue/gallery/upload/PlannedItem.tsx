import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { previewImage } from '#providers/uploads/previewImage.ts';
import type { PlannedPicture, Progress } from './plan.ts';

interface Props {
  picture: PlannedPicture;
  /** Whether editing is disabled because the upload is running. */
  isFixed: boolean;
  onName: (picture: PlannedPicture, sku: string) => unknown;
  onRemove: (key: string) => void;
}

/** Shows a file with its article number and progress. */
export const PlannedItem = memo(({ picture, isFixed, onName, onRemove }: Props) => {
  const translate = useText();
  const { key, file, progress } = picture;
  const isDone = progress.state === 'done';
  return (
    <Box
      sx={{
        height: 1,
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, 1fr) 40px',
        px: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Preview file={file} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name}
        </Typography>
        <State picture={picture} />
      </Box>
      <SkuField picture={picture} isFixed={isFixed || isDone} onName={onName} />
      {isDone ? (
        <DoneIcon color="success" titleAccess={translate('resources.gallery.upload.done')} />
      ) : (
        <IconButton
          size="small"
          disabled={isFixed}
          data-remove={key}
          aria-label={translate('images.remove', { name: file.name })}
          onClick={() => onRemove(key)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});
PlannedItem.displayName = 'PlannedItem';

/** Shows a thumbnail; it is created when the row becomes visible. */
const Preview = ({ file }: { file: File }) => {
  const address = usePreview(file);
  return (
    <Box
      // show an empty placeholder until the object URL exists
      {...(address && { component: 'img', src: address, alt: '' })}
      sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
};

const usePreview = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isShown = true;
    let made: string | undefined;
    const show = async () => {
      const preview = await previewImage(file, () => isShown);
      if (!preview || !isShown) return;
      made = URL.createObjectURL(preview);
      setAddress(made);
    };
    void show();
    return () => {
      isShown = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
};

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.35,
} as const;

/** Shows the progress as text, because an animated bar repaints the page continuously. */
const State = ({ picture: { file, progress } }: { picture: PlannedPicture }) => {
  const translate = useDynamicText();
  if (progress.state === 'failed') {
    const { message, args } = progress.failure;
    const text = failureText({ message, args: { name: file.name, ...args } }, translate);
    return (
      <Typography variant="caption" color="error" title={text} sx={twoLines}>
        {text}
      </Typography>
    );
  }
  if (progress.state === 'running' && progress.part > 0 && progress.part < 1) {
    return (
      <LinearProgress
        variant="determinate"
        value={progress.part * 100}
        aria-label={translate('images.uploading', { name: file.name })}
        sx={{ mt: 1 }}
      />
    );
  }
  const text = stateTextOf(progress);
  if (!text) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p" noWrap>
      {translate(text)}
    </Typography>
  );
};

const stateTextOf = (progress: Progress): string | null => {
  if (progress.state === 'stored') return 'resources.gallery.upload.stored';
  if (progress.state === 'done' && progress.isKnown) return 'resources.gallery.upload.known';
  if (progress.state !== 'running') return null;
  return progress.part === 0 ? 'resources.gallery.upload.preparing' : 'images.processing';
};

/** Returns the hint below the article number of a file without a product. */
const hintOf = ({ matching, sku }: PlannedPicture) => {
  if (matching === 'running') return 'matching';
  if (matching === 'failed') return 'notChecked';
  return sku ? 'unknownSku' : 'noSku';
};

/** Whether no product has the number, or the lookup failed. */
const isUnmatched = ({ matching, sku, variation }: PlannedPicture): boolean =>
  matching === 'failed' || (matching === 'done' && sku !== '' && variation === null);

type SkuFieldProps = Pick<Props, 'picture' | 'isFixed' | 'onName'>;

/** Shows the matched article number; the user can enter another one. */
const SkuField = ({ picture, isFixed, onName }: SkuFieldProps) => {
  const translate = useText();
  const label = useText('resources.gallery.upload');
  const { file, sku, variation } = picture;
  const [text, setText] = useState(sku);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new match replaces the entered text
  useEffect(() => setText(sku), [sku, variation]);
  const commit = () => text.trim() !== sku && onName(picture, text.trim());
  return (
    <TextField
      size="small"
      label={label('sku')}
      value={text}
      disabled={isFixed}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        commit();
      }}
      error={isUnmatched(picture)}
      helperText={variation?.name ?? label(hintOf(picture))}
      slotProps={{
        htmlInput: {
          maxLength: limits.sku,
          'aria-label': translate('resources.gallery.upload.skuOf', { name: file.name }),
        },
        formHelperText: {
          sx: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
        },
      }}
    />
  );
};
