import FilledIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import type { PartnerOverviewFragment } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type Definition, pathOf } from '#providers/registry/definition.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

interface Props {
  partner: PartnerOverviewFragment | undefined;
  /** The page that edits the profile. */
  page: Definition;
}

/** The profile's parts, or one line if they are complete. */
export const Profile = ({ partner, page }: Props) => {
  const translate = useText();
  const title = translate('dashboard.profile.title');
  if (!partner) return <SectionSkeleton title={title} />;
  const filled = partner.parts.filter(({ isFilled }) => isFilled).length;
  const total = partner.parts.length;
  const isComplete = filled === total;
  return (
    <SectionCard
      title={title}
      action={
        <Button size="small" component={Link} to={pathOf(page)}>
          {translate('dashboard.profile.edit')}
        </Button>
      }
    >
      {isComplete ? (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FilledIcon fontSize="small" color="success" />
          {translate('dashboard.profile.complete', { total })}
        </Typography>
      ) : (
        <Missing parts={partner.parts} filled={filled} />
      )}
    </SectionCard>
  );
};

type Parts = PartnerOverviewFragment['parts'];

const Missing = ({ parts, filled }: { parts: Parts; filled: number }) => {
  const translate = useText();
  const textId = useId();
  const total = parts.length;
  return (
    <>
      <Typography id={textId} variant="body2" sx={{ mb: 1 }}>
        {translate('dashboard.profile.filled', { filled, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * filled) / total}
        aria-labelledby={textId}
        sx={{ height: 8, borderRadius: 1, mb: 2 }}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </Box>
    </>
  );
};

const Part = ({ name, isFilled }: Parts[number]) => {
  const translate = useText();
  const Icon = isFilled ? FilledIcon : MissingIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
      <Icon fontSize="small" color={isFilled ? 'success' : 'warning'} />
      <Typography component="span" variant="body2" sx={{ flex: 1 }}>
        {translate(`dashboard.profile.parts.${name}`)}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ color: isFilled ? 'text.secondary' : 'warning.main' }}
      >
        {translate(isFilled ? 'dashboard.profile.there' : 'dashboard.profile.missing')}
      </Typography>
    </Box>
  );
};
