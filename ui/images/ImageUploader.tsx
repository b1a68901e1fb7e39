import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { ErrorCode, type FileRejection } from 'react-dropzone';
import { limits } from '#contract/limits.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { ImageCard } from './ImageCard.tsx';
import { ImageDropArea } from './ImageDropArea.tsx';
import { mainKeyOf } from './imageList.ts';
import type { ImageUploads } from './useImageUploads.ts';

interface Problem {
  message: string;
  name: string;
}

interface Props {
  uploads: ImageUploads;
  /** Maximum number of images. */
  limit?: number;
  /** Whether one image is marked as the main image. */
  hasMain?: boolean;
}

/** Uploads, sorts and removes images. The caller holds the state, from `useImageUploads`. */
export const ImageUploader = ({
  uploads,
  limit = limits.imagesPerVariation,
  hasMain = true,
}: Props) => {
  const translate = useText();
  const { list, add, move, remove, retry, choose, describe } = uploads;
  const { items } = list;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const free = limit - items.length;
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
      <ImageDropArea
        hint={translate('images.limits', { limit })}
        isSmall={items.length > 0}
        onDrop={drop}
      />
      <Problems problems={problems} limit={limit} onClose={() => setProblems([])} />
      {items.length > 0 && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate(hasMain ? 'images.order' : 'images.plainOrder')}
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
                isMain={hasMain && item.key === mainKey}
                handle={handle}
                onChoose={hasMain ? () => choose(item.key) : undefined}
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

interface ProblemsProps {
  problems: readonly Problem[];
  limit: number;
  onClose: () => void;
}

const Problems = ({ problems, limit, onClose }: ProblemsProps) => {
  const translate = useDynamicText();
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" onClose={onClose} closeText={translate('images.close')}>
      {translate('images.notHere')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ name, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and names may repeat
          <li key={index}>{translate(message, { name, limit })}</li>
        ))}
      </Box>
    </Alert>
  );
};

/** Removing an image needs no confirmation, because it can be undone. */
const Undo = ({ uploads }: { uploads: ImageUploads }) => {
  const translate = useText();
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

/** Announces progress to screen readers. */
const Progress = ({ uploads: { list, running } }: { uploads: ImageUploads }) => {
  const translate = useText();
  const uploaded = list.items.filter(({ key, filename }) => filename !== null && key !== filename);
  const count = uploaded.length + running;
  return (
    <Box role="status" sx={visuallyHidden}>
      {count > 0 && translate('images.progress', { done: uploaded.length, count })}
    </Box>
  );
};
