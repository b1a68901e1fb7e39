import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { ValidationError } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CheckboxInput } from '#ui/form/CheckboxInput.tsx';
import { ImageUploader } from '#ui/images/ImageUploader.tsx';
import { listOf, type StoredImage } from '#ui/images/imageList.ts';
import { useImageUploads } from '#ui/images/useImageUploads.ts';
import { plainImages } from './sections.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  /** Whether the images can apply to all variations of the product. */
  mayBeGeneral: boolean;
}

/** Edits the ordered images, and whether they apply to all variations of the product. */
export const ImagesFields = ({ mayBeGeneral }: Props) => {
  const translate = useText();
  const images: StoredImage[] = useWatch({ name: 'images' });
  const uploads = useFormImages(images);
  return (
    <>
      <div className="field" data-missing={images.length === 0 || undefined}>
        <ImageUploader uploads={uploads} />
        <ImagesError />
      </div>
      {mayBeGeneral && (
        <div className="field">
          <CheckboxInput
            source="general_images"
            helperText={translate('resources.products/variations.help.general_images')}
          />
        </div>
      )}
    </>
  );
};

/** Synchronizes the uploader's list with the form value. */
const useFormImages = (images: StoredImage[]) => {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const uploads = useImageUploads(images);
  const known = useRef(plainImages(listOf(images)));
  const last = useRef(images);
  const { list, replace } = uploads;
  useEffect(() => {
    const next = plainImages(list);
    if (isSame(next, known.current)) return;
    known.current = next;
    last.current = next;
    setValue('images', next, { shouldDirty: true, shouldValidate: isSubmitted });
  }, [list, setValue, isSubmitted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: react only to changes from outside the uploader
  useEffect(() => {
    if (isSame(images, last.current)) return;
    last.current = images;
    known.current = plainImages(listOf(images));
    replace(images);
  }, [images]);
  return uploads;
};

const ImagesError = () => {
  const { errors } = useFormState({ name: 'images' });
  const message = errors.images?.message;
  if (!message) return null;
  return (
    <Alert severity="error" aria-invalid tabIndex={-1} sx={{ mt: 2 }}>
      <ValidationError error={message as string} />
    </Alert>
  );
};
