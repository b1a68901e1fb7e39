import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { CSSProperties } from 'react';

interface Props {
  image: { filename: string; alt: string } | null | undefined;
  /** Width in pixels. */
  size: number;
  /** Height in pixels; the width by default. */
  height?: number;
}

/**
 * A record's image or a placeholder. The record's name is beside it, so the image needs no
 * alternative text.
 */
export const Thumbnail = ({ image, size, height = size }: Props) => (
  <div
    className="picture"
    // variables, because lists that have less room replace width and height
    style={{ '--width': `${size}px`, '--height': `${height}px` } as CSSProperties}
  >
    {image ? (
      <img
        src={`/images/${image.filename}?w=${size <= 64 ? 64 : 150}`}
        srcSet={`/images/${image.filename}?w=150 1x, /images/${image.filename}?w=320 2x`}
        alt={image.alt}
        width={size}
        height={height}
        style={{ objectFit: 'cover' }}
        loading="lazy"
        decoding="async"
      />
    ) : (
      <ImageIcon />
    )}
  </div>
);
