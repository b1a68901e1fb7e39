import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { PlannedPicture } from './plan.ts';

interface Props {
  picture: PlannedPicture;
  /** While pictures are sent, nothing is changed. */
  isFixed: boolean;
  onName: (key: string, sku: string) => unknown;
  onRemove: (key: string) => void;
}

/** A file, the article number it is meant for, and how far it has come. */
export const PlannedItem = ({ picture, isFixed, onName, onRemove }: Props) => {
  const translate = useTranslate();
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
          aria-label={translate('images.remove', { name: file.name })}
          onClick={() => onRemove(key)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** Made when it comes into view, and given back when it leaves. */
const Preview = ({ file }: { file: File }) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Box
      component="img"
      src={address}
      alt=""
      decoding="async"
      sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
    />
  );
};

const State = ({ picture: { file, progress } }: { picture: PlannedPicture }) => {
  const translate = useTranslate();
  if (progress.state === 'failed') {
    const { message, args } = progress.failure;
    return (
      <Typography variant="caption" color="error" role="alert" component="p" noWrap>
        {translate(message, { _: translate('error.INTERNAL'), name: file.name, ...args })}
      </Typography>
    );
  }
  if (progress.state !== 'running') return null;
  return (
    <LinearProgress
      variant={progress.part < 1 ? 'determinate' : 'indeterminate'}
      value={progress.part * 100}
      aria-label={translate('images.uploading', { name: file.name })}
      sx={{ mt: 1 }}
    />
  );
};

type SkuFieldProps = Pick<Props, 'picture' | 'isFixed' | 'onName'>;

/** Shows the number that was found; another one can be typed. */
const SkuField = ({ picture, isFixed, onName }: SkuFieldProps) => {
  const translate = useTranslate();
  const { key, file, sku, variation, isMatching } = picture;
  const [text, setText] = useState(sku);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found replaces what was typed
  useEffect(() => setText(sku), [sku, variation]);
  const commit = () => text.trim() !== sku && onName(key, text.trim());
  const label = (name: string) => translate(`resources.gallery.upload.${name}`);
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
      helperText={
        isMatching ? label('matching') : (variation?.name ?? label(sku ? 'unknownSku' : 'noSku'))
      }
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
