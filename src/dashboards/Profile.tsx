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

/** The complete and the missing parts of the profile. */
export const Profile = ({ partner, page }: Props) => {
  const translate = useText();
  const textId = useId();
  const title = translate('dashboard.profile.title');
  if (!partner) return <SectionSkeleton title={title} />;
  const filled = partner.parts.filter(({ isFilled }) => isFilled).length;
  const total = partner.parts.length;
  return (
    <SectionCard
      title={title}
      action={
        <Button size="small" component={Link} to={pathOf(page)}>
          {translate('dashboard.profile.edit')}
        </Button>
      }
    >
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
        {partner.parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </Box>
    </SectionCard>
  );
};

const Part = ({ name, isFilled }: PartnerOverviewFragment['parts'][number]) => {
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
