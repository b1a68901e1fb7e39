import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { euroText, numberText } from '#contract/format.ts';
import type { Language } from '#contract/language.ts';
import { language } from '#providers/preferences.ts';

interface Props {
  label: string;
  /** Undefined while loading. */
  value: number | null | undefined;
  /** The unit; a plain number by default. */
  unit?: 'EUR' | undefined;
  note: string | undefined;
  icon: ComponentType;
  to: string | undefined;
}

export const Figure = ({ label, value, unit, note, icon: Icon, to }: Props) => {
  const locale = language.use();
  const content = (
    <Box
      sx={{
        height: '100%',
        p: { xs: 1.5, '@640': 2.5 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          color: 'text.secondary',
          '& svg': { fontSize: 20 },
        }}
      >
        <Icon />
        <Typography variant="body2">{label}</Typography>
      </Box>
      <Box
        sx={{
          mt: { xs: 0.5, '@640': 1 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
        }}
      >
        <Typography
          sx={{
            fontSize: { xs: 24, '@640': 32 },
            fontWeight: 620,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
          }}
        >
          {value == null ? <Skeleton width={96} /> : formatted(value, unit, locale)}
        </Typography>
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
  return (
    <Card component="li">
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
};

/** Amounts are rounded to whole euros, which is enough to compare them. */
export const formatted = (value: number, unit: 'EUR' | undefined, language: Language): string =>
  unit ? euroText(value, language, { maximumFractionDigits: 0 }) : numberText(value, language);
