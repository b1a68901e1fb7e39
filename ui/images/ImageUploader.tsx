import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import { limits } from '#contract/limits.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { ImageCard } from './ImageCard.tsx';
import { acceptedImages, mainKeyOf } from './imageList.ts';
import type { ImageUploads } from './useImageUploads.ts';

interface Problem {
  message: string;
  name: string;
}

/** Adds, orders and removes images; the state is the caller's, from `useImageUploads`. */
export const ImageUploader = ({ uploads }: { uploads: ImageUploads }) => {
  const translate = useTranslate();
  const { list, add, move, remove, retry, choose, describe } = uploads;
  const { items } = list;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const free = limits.imagesPerVariation - items.length;
  const mainKey = mainKeyOf(list);

  const drop = (accepted: File[], rejected: FileRejection[]) => {
    setProblems([
      ...rejected.map(({ file, errors }) => ({
        name: file.name,
        message: errors.some(({ code }) => code === ErrorCode.FileInvalidType)
          ? 'images.notImage'
          : 'error.INTERNAL',
      })),
      ...accepted.slice(free).map(({ name }) => ({ name, message: 'images.tooMany' })),
    ]);
    if (free > 0 && accepted.length > 0) add(accepted.slice(0, free));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DropArea onDrop={drop} isSmall={items.length > 0} />
      <Problems problems={problems} onClose={() => setProblems([])} />
      {items.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('images.order')}
          </Typography>
          <SortableList
            items={items}
            keyOf={({ key }) => key}
            nameOf={({ originName }) => originName || translate('images.unnamed')}
            label={translate('images.list')}
            layout="grid"
            onMove={move}
            renderItem={(item, handle, index) => (
              <ImageCard
                item={item}
                position={index + 1}
                isMain={item.key === mainKey}
                handle={handle}
                onChoose={() => choose(item.key)}
                onDescribe={(alt) => describe(item.key, alt)}
                onRemove={() => remove(item.key)}
                onRetry={() => retry(item.key)}
              />
            )}
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
            }}
          />
        </>
      )}
      <Undo uploads={uploads} />
      <Progress uploads={uploads} />
    </Box>
  );
};

interface DropAreaProps {
  onDrop: (accepted: File[], rejected: FileRejection[]) => void;
  isSmall: boolean;
}

const DropArea = ({ onDrop, isSmall }: DropAreaProps) => {
  const translate = useTranslate();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: acceptedImages,
    onDrop,
    // the button inside does both
    noClick: true,
    noKeyboard: true,
  });
  return (
    <Box
      {...getRootProps({ role: undefined, tabIndex: undefined })}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: isSmall ? 'row' : 'column',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 3,
        py: isSmall ? 2 : 6,
        border: `1.5px dashed ${isDragActive ? palette.primary.main : palette.text.secondary}`,
        borderRadius: 1,
        backgroundColor: isDragActive ? alpha(palette.primary.main, 0.1) : 'background.default',
        transition: 'background-color 120ms, border-color 120ms',
      })}
    >
      {/* the button opens it for everybody */}
      <input {...getInputProps({ 'aria-hidden': true })} />
      <AddPhotoIcon color="primary" sx={{ fontSize: isSmall ? 28 : 44 }} />
      <Box sx={isSmall ? { flex: 1, minWidth: 220, textAlign: 'left' } : undefined}>
        <Typography variant="h3" component="p">
          {translate(isDragActive ? 'images.dropNow' : 'images.drop')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('images.limits', { limit: limits.imagesPerVariation })}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={open}>
        {translate('images.choose')}
      </Button>
    </Box>
  );
};

const Problems = ({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) => {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" onClose={onClose} closeText={translate('images.close')}>
      {translate('images.notHere')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ name, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and names may repeat
          <li key={index}>{translate(message, { name, limit: limits.imagesPerVariation })}</li>
        ))}
      </Box>
    </Alert>
  );
};

/** Taking an image away needs no question, since it can be taken back. */
const Undo = ({ uploads }: { uploads: ImageUploads }) => {
  const translate = useTranslate();
  const { removed } = uploads.list;
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 2 }}>
      {removed && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 1,
            borderRadius: 1,
            boxShadow: 3,
            color: 'text.primary',
            backgroundColor: 'primary.light',
          }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {translate('images.removed', {
              name: removed.item.originName || translate('images.unnamed'),
            })}
          </Typography>
          <Button size="small" onClick={uploads.restore}>
            {translate('images.undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** For whoever cannot see the bars. */
const Progress = ({ uploads: { list, running } }: { uploads: ImageUploads }) => {
  const translate = useTranslate();
  const uploaded = list.items.filter(({ key, filename }) => filename !== null && key !== filename);
  const count = uploaded.length + running;
  return (
    <Box role="status" sx={visuallyHidden}>
      {count > 0 && translate('images.progress', { done: uploaded.length, count })}
    </Box>
  );
};
