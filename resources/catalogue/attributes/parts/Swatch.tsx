import Box from '@mui/material/Box';

interface Props {
  switchType: string | null;
  value: string | null;
  /** In pixels. */
  size?: number;
}

/** Shows the colour or image of an option beside its name; renders nothing without either. */
export const Swatch = ({ switchType, value, size = 28 }: Props) => {
  if (!switchType || !value) return null;
  const isColour = switchType === 'color';
  return (
    <Box
      aria-hidden
      data-colour
      style={isColour ? { backgroundColor: value } : undefined}
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        overflow: 'hidden',
        borderRadius: isColour ? '50%' : 1,
        // makes a white swatch visible on a white background
        boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.45)',
      }}
    >
      {!isColour && (
        <Box
          component="img"
          src={`/images/${value}?w=64`}
          alt=""
          loading="lazy"
          decoding="async"
          sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
        />
      )}
    </Box>
  );
};
