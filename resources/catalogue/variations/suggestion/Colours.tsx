import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { language } from '#providers/preferences.ts';

/** Shows the colours detected in the images, with their shares. */
export const Colours = ({ colours }: { colours: Suggestion['colors'] }) => {
  const percent = new Intl.NumberFormat(language.get(), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  if (colours.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0 }}>
      {colours.map(({ name, hex, share }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}
        >
          <Box
            data-colour
            sx={{ width: 24, height: 24, borderRadius: '50%', border: 1, borderColor: 'divider' }}
            style={{ backgroundColor: hex }}
          />
          <Typography variant="body2">
            {name}, {percent.format(share)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
