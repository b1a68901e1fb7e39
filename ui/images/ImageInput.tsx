import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { alpha } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { useDropTarget } from '#ui/uploads/useDropTarget.tsx';
import { acceptedImages } from './imageList.ts';
import { SingleImage } from './SingleImage.tsx';
import { useImageUpload } from './useImageUpload.ts';

/** Marks a running upload. It is not a valid file name, so the form cannot be saved meanwhile. */
const underWay = '';
const height = 104;
const asItIs = (value: unknown) => value;

interface Props {
  source: string;
  /** Aspect ratio of the preview: width divided by height. */
  ratio?: number;
  /** Further ways to choose an image; each calls `choose` with the file name. */
  more?: (choose: (filename: string) => void) => ReactNode;
}

/**
 * An input for a single image: upload by button or drag and drop, replace, remove. The value is the
 * file name.
 */
export const ImageInput = ({ source, ratio = 1, more }: Props) => {
  const translate = useDynamicText();
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source, parse: asItIs });
  const [refused, setRefused] = useState<string | null>(null);
  const { running, start, retry, cancel } = useImageUpload(field.onChange);
  const { root, input, isTarget, open } = useDropTarget({
    accept: acceptedImages,
    onDrop: ([file], [rejected]) => {
      setRefused(file ? null : (rejected?.file.name ?? null));
      if (!file) return;
      field.onChange(underWay);
      void start(file);
    },
  });
  const put = (filename: string | null) => {
    cancel();
    setRefused(null);
    field.onChange(filename);
  };
  const shown = running?.preview ?? (field.value ? `/images/${field.value}?w=320` : null);
  const failure = running?.upload.state === 'failed' ? running.upload : null;
  const progress = running?.upload.state === 'running' ? running.upload.progress : null;
  const hint = () => {
    if (refused) return translate('images.notImage', { name: refused });
    if (failure) return failureText(failure, translate);
    if (running) return translate('images.waiting', 1);
    if (fieldState.error?.message) return <ValidationError error={fieldState.error.message} />;
    return translate('images.limitsOne');
  };
  return (
    <SingleImage
      title={<FieldTitle source={source} resource={resource} />}
      {...{ root, input }}
      preview={
        <Preview address={shown} ratio={ratio} isPale={running !== null} isTarget={isTarget} />
      }
      buttons={
        <>
          <Button size="small" variant="outlined" onClick={open}>
            {translate(shown ? 'images.replace' : 'images.chooseOne')}
          </Button>
          {failure && (
            <Button size="small" onClick={() => void retry()}>
              {translate('images.retry')}
            </Button>
          )}
          {shown && (
            <Button size="small" color="inherit" onClick={() => put(null)}>
              {translate('images.removeOne')}
            </Button>
          )}
          {more?.(put)}
        </>
      }
      progress={
        progress !== null && (
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={translate('images.uploading', { name: running?.file.name })}
            sx={{ mt: 1 }}
          />
        )
      }
      hint={hint()}
      isError={Boolean(failure ?? refused ?? (running ? null : fieldState.error))}
    />
  );
};

interface PreviewProps {
  address: string | null;
  ratio: number;
  isPale: boolean;
  /** True while a file is dragged over the input. */
  isTarget: boolean;
}

const Preview = ({ address, ratio, isPale, isTarget }: PreviewProps) => {
  const translate = useText();
  return (
    <Box
      sx={({ palette }) => ({
        flex: 'none',
        width: Math.round(height * ratio),
        maxWidth: 0.5,
        height,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        border: `1.5px ${address ? 'solid' : 'dashed'}`,
        borderColor: isTarget ? 'primary.main' : 'divider',
        color: 'text.secondary',
        backgroundColor: isTarget ? alpha(palette.primary.main, 0.1) : 'background.default',
      })}
    >
      {address ? (
        <Box
          component="img"
          src={address}
          alt={translate('images.current')}
          draggable={false}
          sx={{ width: 1, height: 1, objectFit: 'cover', opacity: isPale ? 0.45 : 1 }}
        />
      ) : (
        <AddPhotoIcon sx={{ fontSize: 32 }} />
      )}
    </Box>
  );
};
