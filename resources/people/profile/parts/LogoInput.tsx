import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { useInput, useLogoutIfAccessDenied, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { type Failure, failureOf, failureText } from '#providers/graphql/failure.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { shrinkImage } from '#providers/uploads/shrinkImage.ts';
import { uploadImage } from '#providers/uploads/uploadImage.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import type { Crop } from '#ui/images/CropDialog.tsx';
import { acceptedImages } from '#ui/images/imageList.ts';
import { SingleImage } from '#ui/images/SingleImage.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useDropTarget } from '#ui/uploads/useDropTarget.tsx';
import { cropPicture } from './cropPicture.ts';
import { labelOf } from './line.ts';

const CropDialog = lazyPart(() => import('#ui/images/CropDialog.tsx'));

/** The image being cropped: a new file, or the stored image. */
interface Cropped {
  src: string;
  file?: File;
  crop?: Crop | null;
}

const asItIs = (value: unknown) => value;
const noProgress = { onProgress: () => undefined };
const logoSize = { side: limits.logoSide, bytes: limits.logoBytes };

/** The input for the logo: a square crop of an image, which the user can crop again later. */
export const LogoInput = () => {
  const translate = useDynamicText();
  const { setValue, getValues } = useFormContext();
  const { field, fieldState } = useInput({
    source: 'company_logo',
    parse: asItIs,
    format: asItIs,
  });
  const logo = field.value as string | null;
  const [cropped, setCropped] = useState<Cropped | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const src = cropped?.src;
  useEffect(() => {
    // the object URL keeps the file in memory until it is revoked
    if (src?.startsWith('blob:')) return () => URL.revokeObjectURL(src);
    return undefined;
  }, [src]);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
      await logoutIfAccessDenied(error);
    }
  };
  const choose = (file: File) =>
    attempt(async () => {
      const small = await shrinkImage(file);
      setCropped({ src: URL.createObjectURL(small), file: small });
    });
  const write = (values: Record<string, unknown>) => {
    for (const [source, value] of Object.entries(values)) {
      setValue(source, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const apply = async (crop: Crop, picture: HTMLImageElement) => {
    const file = cropped?.file;
    await attempt(async () => {
      const part = await cropPicture(picture, crop, 'logo', logoSize);
      const source = file ? (await uploadImage(file, noProgress)).filename : undefined;
      const { filename } = await uploadImage(part, noProgress);
      write({ company_logo: filename, crop, ...(source && { logo_source: source }) });
    });
    setCropped(null);
  };
  const { root, input, open } = useDropTarget({
    accept: acceptedImages,
    onDrop: ([file], [rejected]) => {
      if (file) void choose(file);
      else if (rejected) {
        setFailure({ message: 'error.IMAGE_TYPE', args: { name: rejected.file.name } });
      }
    },
  });
  const { error } = fieldState;
  const hint = () => {
    if (failure) return failureText(failure, translate);
    if (error?.message) return <ValidationError error={error.message} />;
    return translate('profile.logoHint');
  };
  return (
    <>
      <SingleImage
        id="part-company_logo"
        title={translate(labelOf('company_logo'))}
        {...{ root, input }}
        preview={
          <Thumbnail
            image={logo ? { filename: logo, alt: translate('images.current') } : null}
            size={104}
          />
        }
        buttons={
          <>
            <Button size="small" variant="outlined" onClick={open}>
              {translate(logo ? 'images.replace' : 'images.chooseOne')}
            </Button>
            {logo && getValues('logo_source') && (
              <Button
                size="small"
                onClick={() =>
                  setCropped({
                    src: `/images/${getValues('logo_source')}?w=1024`,
                    crop: getValues('crop'),
                  })
                }
              >
                {translate('crop.again')}
              </Button>
            )}
            {logo && (
              <Button
                size="small"
                color="inherit"
                onClick={() => write({ company_logo: null, logo_source: null, crop: null })}
              >
                {translate('images.removeOne')}
              </Button>
            )}
          </>
        }
        hint={hint()}
        isError={Boolean(failure ?? error)}
      />
      <Suspense fallback={null}>
        {cropped && (
          <CropDialog
            src={cropped.src}
            crop={cropped.crop}
            aspect={1}
            onApply={apply}
            onClose={() => setCropped(null)}
          />
        )}
      </Suspense>
    </>
  );
};
