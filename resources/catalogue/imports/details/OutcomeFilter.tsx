import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { numberText } from '#contract/format.ts';
import { importOutcomes } from '#contract/rules/catalogue/import.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ImportRecord } from '#resources/catalogue/imports/operations.ts';
import { ToggleChoice } from '#ui/form/ToggleChoice.tsx';
import type { Outcome } from './useRowsAddress.ts';

interface Props {
  record: ImportRecord;
  value: Outcome | null;
  onChange: (outcome: Outcome | null) => void;
}

const all = 'all';

/** Shows the number of rows per outcome; a click filters the rows by that outcome. */
export const OutcomeFilter = ({ record, value, onChange }: Props) => {
  const text = useText('resources.products/imports.rows');
  return (
    <ToggleChoice
      value={value ?? all}
      aria-label={text('filter')}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
      sx={choice}
    >
      <ToggleButton value={all} sx={button}>
        <Figure count={record.rows} label={text('outcomes.all')} />
      </ToggleButton>
      {importOutcomes.map((outcome) => (
        <ToggleButton key={outcome} value={outcome} sx={button}>
          <Figure
            count={record[outcome]}
            label={text(`outcomes.${outcome}`)}
            isBad={outcome === 'refused'}
          />
        </ToggleButton>
      ))}
    </ToggleChoice>
  );
};

// on a phone in two lines, each button with its own frame
const choice = ({ breakpoints }: Theme) =>
  ({
    [breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 0.75,
      '& > .MuiToggleButton-root.MuiToggleButton-root': {
        minWidth: 0,
        m: 0,
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      },
    },
  }) as const;

const button = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 108,
  px: 2,
  py: 1,
  lineHeight: 1.3,
  color: 'text.secondary',
  '&.Mui-selected': { color: 'text.primary' },
} as const;

interface FigureProps {
  count: number;
  label: string;
  isBad?: boolean;
}

const Figure = ({ count, label, isBad = false }: FigureProps) => (
  <>
    <Box
      component="span"
      sx={{
        fontSize: '1.25rem',
        fontWeight: 620,
        fontVariantNumeric: 'tabular-nums',
        color: isBad && count > 0 ? 'error.main' : 'text.primary',
      }}
    >
      {numberText(count, language.use())}
    </Box>{' '}
    <span>{label}</span>
  </>
);
