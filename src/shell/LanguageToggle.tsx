import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { visuallyHidden } from '@mui/utils';
import { languages } from '#contract/language.ts';
import { language } from '#providers/preferences.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';

// each language name is in its own language, for users who cannot read the other
const names = { de: 'Deutsch', en: 'English' };

/** Switches between German and English. */
export const LanguageToggle = ({ label }: { label: string }) => (
  <ToggleChoice aria-label={label} value={language.use()} onChange={language.set}>
    {languages.map((code) => (
      <ToggleButton key={code} value={code} lang={code} sx={{ px: 1.25, py: 0.25 }}>
        {code.toUpperCase()}
        <Box component="span" sx={visuallyHidden}>
          {names[code]}
        </Box>
      </ToggleButton>
    ))}
  </ToggleChoice>
);
