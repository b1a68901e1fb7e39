import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { FieldTitle, TextInput, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { ImageInput } from './ImageInput.tsx';
import type { GalleryPicture } from './PickPictureDialog.tsx';

const PickPictureDialog = lazyPart(() => import('./PickPictureDialog.tsx'));

interface Props {
  /** The form field with the image's file name. */
  source: string;
  /** The form field with the alternative text; without it, the input for that text is hidden. */
  altSource?: string;
  /** Aspect ratio of the preview: width divided by height. */
  ratio?: number;
}

/**
 * An image of a record with its alternative text. The user uploads it or, with access to the
 * gallery, picks it there. The server decides which images the user may use (`claimPictures`).
 */
export const PictureInput = ({ source, altSource, ratio = 1 }: Props) => {
  const translate = useText();
  const resource = useResourceContext();
  const { getValues, setValue } = useFormContext();
  const canAccess = useCan('gallery', 'view');
  const [picking, setPicking] = useState<((filename: string) => void) | null>(null);
  const close = () => setPicking(null);
  const pick = ({ filename, alt }: GalleryPicture) => {
    picking?.(filename);
    if (altSource && alt && !getValues(altSource)) {
      setValue(altSource, alt, { shouldDirty: true, shouldValidate: true });
    }
    close();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ImageInput
        source={source}
        ratio={ratio}
        more={(choose) =>
          canAccess && (
            <Button
              size="small"
              startIcon={<LibraryIcon />}
              onClick={() => setPicking(() => choose)}
            >
              {translate('images.fromGallery')}
            </Button>
          )
        }
      />
      {altSource && (
        <TextInput
          source={altSource}
          label={<FieldTitle source={altSource} resource={resource} />}
          helperText={translate('images.altExample')}
          slotProps={{ htmlInput: { maxLength: limits.imageAlt } }}
        />
      )}
      <Suspense fallback={null}>
        {picking && <PickPictureDialog onPick={pick} onClose={close} />}
      </Suspense>
    </Box>
  );
};
