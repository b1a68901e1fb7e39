import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';

interface Props {
  /** Whether the server only checks the workbook first. */
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Chooses between checking first, which changes nothing, and importing immediately. */
export const ModeChoice = ({ isChecked, onChange }: Props) => {
  const text = useText('resources.products/imports.dialog');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ mb: 0.5, typography: 'subtitle2', color: 'text.primary' }}>
        {text('mode')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={isChecked ? 'check' : 'atOnce'}
        onChange={(_event, value) => onChange(value === 'check')}
        sx={{ gap: 1 }}
      >
        <Mode
          value="check"
          title={text('check')}
          badge={text('recommended')}
          about={text('checkText')}
        />
        <Mode value="atOnce" title={text('atOnce')} about={text('atOnceText')} />
      </RadioGroup>
    </FormControl>
  );
};

interface ModeProps {
  value: string;
  title: string;
  badge?: string;
  about: string;
}

const Mode = ({ value, title, badge, about }: ModeProps) => (
  <FormControlLabel
    value={value}
    control={<Radio size="small" sx={{ mt: -0.75 }} />}
    sx={{ alignItems: 'flex-start', mr: 0 }}
    label={
      <>
        <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <strong>{title}</strong>
          {badge && <Badge tone="success">{badge}</Badge>}
        </Box>
        <Typography variant="body2" color="text.secondary" component="span">
          {about}
        </Typography>
      </>
    }
  />
);
