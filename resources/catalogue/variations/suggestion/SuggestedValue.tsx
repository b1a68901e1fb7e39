import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  title: string;
  present: string;
  suggested: string;
  /** The target field, or the reason why there is none. */
  hint?: string | undefined;
  isPossible: boolean;
  isTaken: boolean;
  onToggle: () => void;
  /** Additional inputs. */
  children?: ReactNode;
}

/** Shows one field of a suggestion: its current and new value, and a checkbox to accept it. */
export const SuggestedValue = ({
  title,
  present,
  suggested,
  hint,
  isPossible,
  isTaken,
  onToggle,
  children,
}: Props) => {
  const translate = useText();
  const hintId = useId();
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ border: 1, borderColor: isTaken ? 'primary.main' : 'divider', borderRadius: 1, p: 1.5 }}
    >
      <FormControlLabel
        label={title}
        disabled={!isPossible}
        control={
          <Checkbox
            size="small"
            checked={isTaken}
            onChange={onToggle}
            slotProps={{
              input: {
                'aria-label': translate('imageAnalysis.take', { field: title }),
                ...(hint && { 'aria-describedby': hintId }),
              },
            }}
          />
        }
        slotProps={{ typography: { sx: { fontWeight: 560 } } }}
      />
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <Entry term={translate('imageAnalysis.present')} text={present} isMuted />
        <Entry term={translate('imageAnalysis.suggested')} text={suggested} />
      </Box>
      {hint && (
        <Typography id={hintId} variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Box>
  );
};

interface EntryProps {
  term: string;
  text: string;
  isMuted?: boolean;
}

const Entry = ({ term, text, isMuted = false }: EntryProps) => {
  const translate = useText();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {term}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        color={isMuted ? 'text.secondary' : 'text.primary'}
        sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text || translate('imageAnalysis.none')}
      </Typography>
    </Box>
  );
};
