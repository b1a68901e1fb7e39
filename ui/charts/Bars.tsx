import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { numberText } from '#contract/format.ts';
import { language } from '#providers/preferences.ts';
import { colourOf } from './colours.ts';
import { type Row, type Series, sumOf } from './data.ts';

interface Props {
  series: readonly Series[];
  rows: readonly Row[];
  /** The number beside a row; by default the sum of the row's values. */
  numberOf?: (row: Row) => string;
  /** Makes all bars equally long, to show shares instead of absolute numbers. */
  isWhole?: boolean;
}

/** Rows with one stacked bar each; a row with an address is a link. */
export const Bars = ({ series, rows, numberOf, isWhole }: Props) => {
  const locale = language.use();
  const longest = Math.max(1, ...rows.map(({ values }) => sumOf(values.slice(0, series.length))));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id}>
          <Box
            {...(row.to && { component: Link, to: row.to })}
            sx={{
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              gap: 0.5,
              px: 1,
              py: 0.75,
              mx: -1,
              borderRadius: 1,
              color: 'text.primary',
              textDecoration: 'none',
              typography: 'body2',
              ...(row.to && { '&:hover': { backgroundColor: 'action.hover' } }),
            }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {row.label}
            </Box>
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {numberOf ? numberOf(row) : numberText(sumOf(row.values), locale)}
            </Box>
            <Bar
              values={row.values}
              series={series}
              longest={isWhole ? sumOf(row.values) || 1 : longest}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

interface BarProps {
  values: readonly number[];
  series: readonly Series[];
  longest: number;
}

/** Hidden from screen readers, because the text beside it has the same numbers. */
const Bar = ({ values, series, longest }: BarProps) => {
  const percent = (value: number) => `${(100 * value) / longest}%`;
  return (
    <Box
      component="svg"
      aria-hidden
      data-colour
      width="100%"
      height={10}
      sx={{ gridColumn: '1 / -1', borderRadius: 0.75, backgroundColor: 'divider' }}
    >
      {series.map(({ name, colour }, index) => (
        <Box
          key={name}
          component="rect"
          x={percent(sumOf(values.slice(0, index)))}
          width={percent(values[index] ?? 0)}
          height={10}
          sx={{ fill: colourOf(colour) }}
        />
      ))}
    </Box>
  );
};
