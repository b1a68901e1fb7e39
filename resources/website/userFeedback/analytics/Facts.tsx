import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { useFeedbackAddress } from '#resources/website/userFeedback/parts/useFeedbackAddress.ts';

interface Props {
  count: number;
  open: number;
  average?: number | null;
  /** The filters of the list that shows the same feedback. */
  filters: Record<string, string>;
}

/** Shows the three key figures of a period, which link to the matching list. */
export const Facts = ({ count, open, average, filters }: Props) => {
  const text = useText('resources.user-feedback');
  const feedbackWith = useFeedbackAddress();
  const locale = language.use();
  const linked = (number: number, more = {}) => (
    <Link
      component={LinkBase}
      to={feedbackWith({ ...filters, ...more })}
      color="inherit"
      underline="hover"
    >
      {numberText(number, locale)}
    </Link>
  );
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 1, '@480': 2 },
        m: 0,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      <Fact label={text('analytics.count')}>{linked(count)}</Fact>
      <Fact label={text('analytics.average')}>
        {average != null &&
          numberText(average, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </Fact>
      <Fact label={text('analytics.unanswered')}>{linked(open, { status: 'open' })}</Fact>
    </Box>
  );
};

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card component="div" sx={{ p: { xs: 1.5, '@480': 2.5 } }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        fontSize: { xs: 24, '@480': 32 },
        fontWeight: 620,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
      }}
    >
      {children}
    </Typography>
  </Card>
);
