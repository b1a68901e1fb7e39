import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { alpha, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { rates, toneOfRate } from '#contract/rules/website/userFeedback.ts';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** Null until the user selects a rating. */
  value: number | null;
  onChange: (rate: number) => void;
}

/** Selects one of ten ratings, each with a number and a colour. */
export const RatingInput = ({ value, onChange }: Props) => {
  const translate = useText();
  const labelId = useId();
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel id={labelId} component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {translate('feedbackWidget.rating')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => onChange(Number(chosen))}
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: { xs: 'repeat(5, 1fr)', sm: 'repeat(10, 1fr)' },
        }}
      >
        {rates.map((rate) => (
          <Rating key={rate} rate={rate} />
        ))}
      </RadioGroup>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        {['worst', 'best'].map((end) => (
          <Typography key={end} variant="body2" color="text.secondary">
            {translate(`feedbackWidget.${end}`)}
          </Typography>
        ))}
      </Box>
    </FormControl>
  );
};

const Rating = ({ rate }: { rate: number }) => {
  const translate = useText();
  const tone = translate(`feedbackWidget.tones.${toneOfRate(rate)}`);
  return (
    <Radio
      value={rate}
      disableRipple
      icon={<Face rate={rate} />}
      checkedIcon={<Face rate={rate} isChosen />}
      slotProps={{ input: { 'aria-label': translate('feedbackWidget.rate', { rate, tone }) } }}
      sx={{
        p: 0,
        borderRadius: 1,
        '&.Mui-focusVisible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
      }}
    />
  );
};

/** Shows a rating; the selected one is filled and has a border. */
const Face = ({ rate, isChosen = false }: { rate: number; isChosen?: boolean }) => (
  <Box
    component="span"
    sx={(theme) => {
      const { main, contrastText } = colourOf(theme, rate);
      return {
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        minWidth: 36,
        height: 40,
        borderRadius: 1,
        border: `1.5px solid ${main}`,
        fontSize: '0.9375rem',
        fontWeight: isChosen ? 700 : 560,
        fontVariantNumeric: 'tabular-nums',
        color: isChosen ? contrastText : main,
        backgroundColor: isChosen ? main : alpha(main, 0.08),
        boxShadow: isChosen ? `0 0 0 2px ${alpha(main, 0.35)}` : 'none',
        '&:hover': { backgroundColor: isChosen ? main : alpha(main, 0.16) },
      };
    }}
  >
    {rate}
  </Box>
);

/**
 * Returns red for the ratings up to 6, yellow for the next two and green for the best two
 * (specification 9).
 */
const colourOf = ({ palette }: Theme, rate: number) =>
  ({ bad: palette.error, middling: palette.warning, good: palette.success })[toneOfRate(rate)];
