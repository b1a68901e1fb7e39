import type { ComponentProps } from 'react';
import { density } from '#providers/preferences.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';

/** Image sizes in pixels; flat ones show more rows than squares would. */
export const pictureSizes = {
  comfortable: { width: 150, height: 88 },
  compact: { width: 40, height: 26 },
};

/** The image of a row, in the size for the current density (specification 2: 150 wide). */
export const ListThumbnail = ({ image }: Pick<ComponentProps<typeof Thumbnail>, 'image'>) => {
  const { width, height } = pictureSizes[density.use()];
  return <Thumbnail image={image} size={width} height={height} />;
};
