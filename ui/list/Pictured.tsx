import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListThumbnail } from './ListThumbnail.tsx';

interface Props {
  picture: string | null | undefined;
  /** One line below the title. */
  detail?: string;
  /** The title. */
  children: ReactNode;
}

/** The first cell of a row, with image, title and a detail. */
export const Pictured = ({ picture, detail, children }: Props) => (
  <div className="beside-picture">
    {/* the title is beside the image, so the image needs no alternative text */}
    <ListThumbnail image={picture ? { filename: picture, alt: '' } : null} />
    <div className="title">
      {children}
      {detail && (
        <Typography className="detail" variant="body2" color="text.secondary" noWrap>
          {detail}
        </Typography>
      )}
    </div>
  </div>
);
