import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ListThumbnail } from '#ui/list/ListThumbnail.tsx';
import type { BlogPostRow } from './operations.ts';

/** The picture, the title as the list links it, and the beginning of a post. */
export const PostTitle = ({ children }: { children: ReactNode }) => {
  const record = useRecordContext<BlogPostRow>();
  if (!record) return null;
  const { picture, teaser } = record;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      {/* the title stands beside it */}
      <ListThumbnail image={picture ? { filename: picture, alt: '' } : null} />
      <Box sx={{ minWidth: 0 }}>
        {children}
        <Typography variant="body2" color="text.secondary" noWrap>
          {teaser}
        </Typography>
      </Box>
    </Box>
  );
};
