import Box from '@mui/material/Box';
import { encode } from 'uqr';

/**
 * A QR code, generated in the browser, so that no third party sees its content; dark on white in
 * each theme.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, data } = encode(text, { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y]] : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 240, maxWidth: '100%', backgroundColor: '#fff', borderRadius: 1 }}
    >
      <path fill="#000" d={dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')} />
    </Box>
  );
};
