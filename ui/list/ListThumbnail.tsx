import type { ComponentProps } from 'react';
import { density } from '#providers/preferences.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';

/** In pixels, 3:2, so that more rows are in sight than with squares. */
export const pictureSizes = {
  comfortable: { width: 150, height: 100 },
  compact: { width: 48, height: 32 },
};

/** A row's image, in the size of the chosen density (specification 2: 150 wide). */
export const ListThumbnail = ({ image }: Pick<ComponentProps<typeof Thumbnail>, 'image'>) => {
  const { width, height } = pictureSizes[density.use()];
  return <Thumbnail image={image} size={width} height={height} />;
};
