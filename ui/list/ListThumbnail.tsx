import type { ComponentProps } from 'react';
import { density } from '#providers/preferences.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';

export const pictureSizes = { comfortable: 150, compact: 48 };

/** A row's image, in the size of the chosen density (specification 2: 150 wide). */
export const ListThumbnail = ({ image }: Pick<ComponentProps<typeof Thumbnail>, 'image'>) => (
  <Thumbnail image={image} size={pictureSizes[density.use()]} />
);
