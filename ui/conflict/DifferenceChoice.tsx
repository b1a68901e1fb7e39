import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FieldLines } from '#ui/record/FieldLines.tsx';
import type { Difference, Side } from './differences.ts';

interface Props {
  difference: Difference;
  /** Undefined until the user chooses. */
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

/** One field with the entered and the saved value. */
export const DifferenceChoice = ({ difference, side, onChoose }: Props) => {
  const translate = useText();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const { field, by } = difference;
  const label = translateLabel({ source: field.source, label: field.label, resource });
  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2.5 }}>
      <FormLabel component="legend" sx={{ mb: 0.75, color: 'text.primary', fontWeight: 600 }}>
        {label}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {translate(`conflict.by.${by}`)}
        </Typography>
      </FormLabel>
      <RadioGroup
        value={side ?? ''}
        onChange={(event) => onChoose(event.target.value as Side)}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {sides.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" sx={{ mt: -0.75 }} />}
            sx={[card, side === each && chosenCard]}
            label={
              <>
                <Typography variant="body2" color="text.secondary">
                  {translate(`conflict.sides.${each}`)}
                </Typography>
                <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <FieldLines isOfForm field={field} lines={difference[each]} />
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

const card = {
  m: 0,
  alignItems: 'flex-start',
  px: 1,
  pt: 1.5,
  pb: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  minWidth: 0,
  '& .MuiFormControlLabel-label': { minWidth: 0, flex: 1 },
} as const;

const chosenCard = { borderColor: 'primary.main', backgroundColor: 'action.selected' } as const;
