import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { ImageUploader } from './ImageUploader.tsx';
import type { ImageList, StoredImage } from './imageList.ts';
import { useImageUploads } from './useImageUploads.ts';

interface DescribedPicture {
  filename: string;
  alt: string;
}

interface Props {
  source: string;
  /** How many there may be. */
  limit: number;
}

const asItIs = (value: unknown) => value;

/** Not a valid file name, so the form cannot be saved while an upload is running. */
const underWay = '';

const picturesOf = ({ items }: ImageList): DescribedPicture[] =>
  items.map(({ filename, alt }) => ({ filename: filename ?? underWay, alt: alt.trim() }));

const imagesOf = (pictures: readonly DescribedPicture[]): StoredImage[] =>
  pictures.map((picture) => ({ ...picture, originName: '', main: false }));

const isSame = (one: readonly DescribedPicture[], other: readonly DescribedPicture[]): boolean =>
  JSON.stringify(one.map(({ filename, alt }) => [filename, alt])) ===
  JSON.stringify(other.map(({ filename, alt }) => [filename, alt]));

/**
 * Pictures of a record in their order, each with its alternative text: uploaded, moved, removed. The
 * value is a list of `{ filename, alt }`.
 */
export const PicturesInput = ({ source, limit }: Props) => {
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const value = (field.value ?? []) as readonly DescribedPicture[];
  const uploads = useImageUploads(imagesOf(value));
  const shown = picturesOf(uploads.list);
  const told = useRef(shown);
  const { onChange } = field;
  useEffect(() => {
    if (!isSame(shown, told.current)) {
      told.current = shown;
      onChange(shown);
    } else if (!isSame(value, told.current)) {
      // the form was given another record, or its former state
      told.current = value as DescribedPicture[];
      uploads.replace(imagesOf(value));
    }
  });
  const message = fieldState.error?.message;
  return (
    <>
      <ImageUploader uploads={uploads} limit={limit} hasMain={false} />
      {message && (
        <FormHelperText error role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </>
  );
};
