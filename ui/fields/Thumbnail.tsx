import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';

interface Props {
  filename: string | null | undefined;
  /** Shown width in pixels; pictures are square. */
  size: number;
}

/** A product's picture, or its empty place. Beside its name, so it needs no text of its own. */
export const Thumbnail = ({ filename, size }: Props) => (
  <Box
    sx={{
      width: size,
      height: size,
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      color: 'text.secondary',
      backgroundColor: 'background.default',
    }}
  >
    {filename ? (
      <img
        src={`/images/${filename}?w=${size <= 64 ? 64 : 150}`}
        srcSet={`/images/${filename}?w=150 1x, /images/${filename}?w=320 2x`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    ) : (
      <ImageIcon />
    )}
  </Box>
);
