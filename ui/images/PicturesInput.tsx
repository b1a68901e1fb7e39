import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { ImageUploader } from './ImageUploader.tsx';
import { type ImageList, mainKeyOf, type StoredImage } from './imageList.ts';
import { useImageUploads } from './useImageUploads.ts';

interface DescribedPicture {
  filename: string;
  alt: string;
  /** Set only if the list has a main image. */
  main?: boolean;
}

interface Props {
  source: string;
  /** Maximum number of images. */
  limit: number;
  /** Whether one image is the main image; the value then has `main`. */
  hasMain?: boolean;
}

const asItIs = (value: unknown) => value;

/** Marks a running upload. It is not a valid file name, so the form cannot be saved meanwhile. */
const underWay = '';

const picturesOf = (list: ImageList, hasMain: boolean): DescribedPicture[] =>
  list.items.map(({ key, filename, alt }) => ({
    filename: filename ?? underWay,
    alt: alt.trim(),
    ...(hasMain && { main: key === mainKeyOf(list) }),
  }));

const imagesOf = (pictures: readonly DescribedPicture[]): StoredImage[] =>
  pictures.map((picture) => ({ main: false, ...picture, originName: '' }));

const isSame = (one: readonly DescribedPicture[], other: readonly DescribedPicture[]): boolean =>
  JSON.stringify(one.map(({ filename, alt, main }) => [filename, alt, main])) ===
  JSON.stringify(other.map(({ filename, alt, main }) => [filename, alt, main]));

/**
 * An ordered list of images, each with its alternative text; the user uploads, moves and removes
 * them. The value is a list of `{ filename, alt }`, with `main` on the main image.
 */
export const PicturesInput = ({ source, limit, hasMain = false }: Props) => {
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const value = (field.value ?? []) as readonly DescribedPicture[];
  const uploads = useImageUploads(imagesOf(value));
  const shown = picturesOf(uploads.list, hasMain);
  const sent = useRef<readonly DescribedPicture[]>(shown);
  // the form updates its value with a delay; until then the value is an older one
  const underWayToForm = useRef<(readonly DescribedPicture[])[]>([]);
  const seen = useRef(value);
  const { onChange } = field;
  useEffect(() => {
    if (!isSame(shown, sent.current)) {
      sent.current = shown;
      underWayToForm.current.push(shown);
      onChange(shown);
      return;
    }
    if (isSame(value, seen.current)) return;
    seen.current = value;
    const taken = underWayToForm.current.findIndex((each) => isSame(value, each));
    underWayToForm.current.splice(0, taken + 1);
    if (taken >= 0 || isSame(value, sent.current)) return;
    // the form was reset to another record or to its initial state
    underWayToForm.current = [];
    sent.current = value;
    uploads.replace(imagesOf(value));
  });
  const message = fieldState.error?.message;
  return (
    <>
      <ImageUploader uploads={uploads} limit={limit} hasMain={hasMain} />
      {message && (
        <FormHelperText error role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </>
  );
};
