import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { numberText, percentText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { colourOf } from '#ui/charts/colours.ts';
import { type Row, type Series, sumOf } from '#ui/charts/data.ts';
import { Swatch } from '#ui/charts/Legend.tsx';

/** A value with its colour and a link to the list of the counted records. */
type Share = Pick<Row, 'label' | 'to'> & Pick<Series, 'colour'> & { value: number };

interface Props {
  shares: readonly Share[];
  /** Describes the total of all shares. */
  label: string;
}

const radius = 50;
const around = 2 * Math.PI * radius;
/** The gap between two shares, in units of the circumference. */
const gap = 3;

/** A donut chart: shares of a whole, with a legend. */
export const Donut = ({ shares, label }: Props) => {
  const locale = language.use();
  const translate = useText();
  const total = sumOf(shares.map(({ value }) => value));
  const percent = (value: number) =>
    percentText(total > 0 ? Math.round((100 * value) / total) : 0, locale);
  const described = shares.map((share) => `${share.label} ${percent(share.value)}`).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ position: 'relative', width: 168, height: 168, mx: 'auto' }}>
        <svg
          viewBox="0 0 120 120"
          width={168}
          height={168}
          role="img"
          data-colour
          aria-label={translate('charts.described', { label, described })}
        >
          <Ring shares={shares} total={total} />
        </svg>
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            textAlign: 'center',
          }}
        >
          <Typography sx={{ fontSize: 24, fontWeight: 620, lineHeight: 1.2 }}>
            {numberText(total, locale)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
        </Box>
      </Box>
      <Box component="ul" sx={{ flex: 1, minWidth: 180, m: 0, p: 0, listStyle: 'none' }}>
        {shares.map(({ colour, label, value, to }) => (
          <Box
            key={label}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, typography: 'body2' }}
          >
            <Swatch colour={colour} />
            <Box sx={{ flex: 1 }}>
              {to ? (
                <Link component={RouterLink} to={to}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </Box>
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {numberText(value, locale)}
            </Box>
            <Box component="span" sx={{ width: 48, textAlign: 'right', color: 'text.secondary' }}>
              {percent(value)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const Ring = ({ shares, total }: { shares: readonly Share[]; total: number }) => {
  const shown = shares.filter(({ value }) => value > 0);
  // a single share is a full ring and needs no gap
  const between = shown.length > 1 ? gap : 0;
  let begin = 0;
  return (
    <g transform="rotate(-90 60 60)" fill="none" strokeWidth={16}>
      <Box
        component="circle"
        cx={60}
        cy={60}
        r={radius}
        sx={{ stroke: (theme) => theme.palette.divider }}
      />
      {shown.map(({ label, colour, value }) => {
        const length = (value / total) * around;
        const offset = begin;
        begin += length;
        return (
          <Box
            key={label}
            component="circle"
            cx={60}
            cy={60}
            r={radius}
            // keep very small shares visible
            strokeDasharray={`${Math.max(length - between, 1.5)} ${around}`}
            strokeDashoffset={-offset}
            sx={{ stroke: colourOf(colour) }}
          />
        );
      })}
    </g>
  );
};
