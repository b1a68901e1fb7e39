import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext } from 'react-admin';
import { percentText } from '#contract/format.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { RowLink } from '#ui/list/RowLink.tsx';
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
      <RowLink
        to={editAddress(record.id)}
        aria-label={`${texts.percent}. ${texts.lacking}`}
        look="text"
      >
        {bar}
      </RowLink>
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
  <Meter data-complete={percent === 100 || undefined}>
    <span aria-hidden data-colour>
      <span style={{ width: `${percent}%` }} />
    </span>
    {children}
  </Meter>
);

const Meter = styled('span')(({ theme: { palette, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': {
    // as long in every row, so that the rows can be compared
    flex: '0 0 52px',
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: palette.divider,
  },
  '& > span > span': { display: 'block', height: '100%', backgroundColor: palette.warning.main },
  '&[data-complete] > span > span': { backgroundColor: palette.success.main },
}));
