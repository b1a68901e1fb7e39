import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Pictured } from '#ui/list/Pictured.tsx';
import type { BlogPostRow } from './operations.ts';

/** Shows the image, the linked title and the beginning of a post. */
export const PostTitle = ({ children }: { children: ReactNode }) => {
  const record = useRecordContext<BlogPostRow>();
  if (!record) return null;
  const { picture, teaser } = record;
  return (
    <Pictured picture={picture} detail={teaser}>
      {children}
    </Pictured>
  );
};
