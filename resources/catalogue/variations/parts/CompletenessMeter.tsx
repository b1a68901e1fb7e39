import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useRecordContext } from 'react-admin';
import { percentText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useEditAddress } from '#ui/list/useEditAddress.ts';
import type { VariationRow } from './records.ts';

type Completeness = VariationRow['completeness'];

/**
 * Shows the row's completeness. A tooltip lists the missing parts, and a click opens the form at
 * the missing parts.
 */
export const CompletenessMeter = () => {
  const record = useRecordContext<VariationRow>();
  const editAddress = useEditAddress();
  const texts = useTexts(record?.completeness);
  if (!record || !texts) return null;
  const bar = <Bar percent={record.completeness.percent}>{texts.percent}</Bar>;
  if (!texts.lacking) return bar;
  return (
    <Tooltip title={texts.lacking} describeChild>
      <Link
        component={LinkBase}
        to={editAddress(record.id)}
        aria-label={`${texts.percent}. ${texts.lacking}`}
        color="inherit"
        underline="none"
      >
        {bar}
      </Link>
    </Tooltip>
  );
};

const useTexts = (completeness: Completeness | undefined) => {
  const translate = useText();
  const text = useDynamicText('resources.products/variations.parts');
  const locale = language.use();
  if (!completeness) return null;
  const { percent, missing, missingValues } = completeness;
  const lacking = [
    ...missing.filter((part) => part !== 'values').map(text),
    ...missingValues.map(({ name }) => name),
  ].join(', ');
  return {
    percent: percentText(percent, locale),
    lacking: lacking && translate('resources.products/variations.lacking', { lacking }),
  };
};

/** Decorative, because the number beside it has the same information. */
const Bar = ({ percent, children }: { percent: number; children: string }) => (
  <Box component="span" sx={barStyles} data-complete={percent === 100 || undefined}>
    <span aria-hidden data-colour>
      <span style={{ width: `${percent}%` }} />
    </span>
    {children}
  </Box>
);

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': {
    // as long in every row, so that the rows can be compared
    flex: '0 0 52px',
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: 'divider',
  },
  '& > span > span': { display: 'block', height: '100%', backgroundColor: 'warning.main' },
  '&[data-complete] > span > span': { backgroundColor: 'success.main' },
} as const;
