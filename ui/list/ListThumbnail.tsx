import { density } from '#providers/preferences.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';

const sizes = { comfortable: 150, compact: 48 };

/** A row's picture, as large as the chosen density has it (specification 2: 150 wide). */
export const ListThumbnail = ({ filename }: { filename: string | null | undefined }) => (
  <Thumbnail filename={filename} size={sizes[density.use()]} />
);
