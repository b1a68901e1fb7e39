import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { numberText } from '#contract/format.ts';
import { contrastOf, leastContrast } from '#contract/rules/platform/colour.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';

interface Props {
  /** The names of the form fields that hold the two colours. */
  text: string;
  background: string;
}

/** Shows whether a text is legible on its background. A low contrast is allowed. */
export const ContrastHint = ({ text, background }: Props) => {
  const translate = useText();
  const locale = language.use();
  const [one, other] = useWatch({ name: [text, background] });
  const contrast = contrastOf(one, other);
  if (contrast === null) return null;
  const isEnough = contrast >= leastContrast;
  // rounded down, because 4.49 does not meet the threshold of 4.5
  const ratio = numberText(Math.floor(contrast * 10) / 10, locale);
  const Icon = isEnough ? CheckIcon : WarningIcon;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon fontSize="small" color={isEnough ? 'success' : 'warning'} />
      <Typography variant="body2">
        {translate(isEnough ? 'colour.enough' : 'colour.low', { ratio })}
      </Typography>
    </Box>
  );
};
