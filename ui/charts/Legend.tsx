import Box from '@mui/material/Box';
import { colourOf } from './colours.ts';
import type { Series } from './data.ts';

/** A sample of a series' colour. */
export const Swatch = ({ colour }: Pick<Series, 'colour'>) => (
  <Box
    component="span"
    aria-hidden
    data-colour
    sx={{
      display: 'inline-block',
      flexShrink: 0,
      width: 12,
      height: 12,
      borderRadius: 0.5,
      backgroundColor: colourOf(colour),
    }}
  />
);

export const Legend = ({ series }: { series: readonly Series[] }) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, mb: 2 }}>
    {series.map(({ name, colour }) => (
      <Box
        key={name}
        component="li"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}
      >
        <Swatch colour={colour} />
        {name}
      </Box>
    ))}
  </Box>
);
