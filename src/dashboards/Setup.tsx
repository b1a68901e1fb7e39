import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { usePageAt } from './addresses.ts';

interface Step {
  name: string;
  isDone: boolean;
}

/** The page of each set-up step (specification 2). */
const ofVendors = {
  profile: '/vendor-profile/profile-information',
  wholesale: '/order-settings',
  showroom: '/vendor-profile/showrooms',
  payment: '/configurations/payment-configuration',
  delivery: '/delivery/details',
  drivingCosts: '/craftsman-settings/driving-costs',
  product: '/vendor-products',
  connection: '/vendor-partners/my-network',
};

const ofManufacturers = {
  profile: '/manufacturer-profile/profile-information',
  showroom: '/showrooms',
  product: '/products/parents',
  connection: '/manufacturer-partners/my-network',
};

/**
 * The set-up steps a partner must complete before selling, with warnings about the most urgent
 * ones. Renders nothing when all are complete.
 */
export const Setup = ({ steps }: { steps: readonly Step[] }) => {
  const translate = useText();
  const pageAt = usePageAt();
  const isOpen = (name: string) => steps.some((step) => step.name === name && !step.isDone);
  const isMaker = currentPortal() === 'manufacturer';
  const pages: Record<string, string> = isMaker ? ofManufacturers : ofVendors;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <>
      {isOpen('payment') && (
        <Notice to={pageAt(ofVendors.payment)} action={translate('sellingNotices.toPayment')}>
          {translate('sellingNotices.payment')}
        </Notice>
      )}
      {isOpen('drivingCosts') && (
        <Notice to={pageAt(ofVendors.drivingCosts)} action={translate('sellingNotices.toDriving')}>
          {translate('sellingNotices.driving')}
        </Notice>
      )}
      <SectionCard title={translate('dashboard.setup.title')}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('dashboard.setup.done', { done, total: steps.length })}
        </Typography>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {steps.map((step) => (
            <Entry
              key={step.name}
              step={step}
              text={translate(
                `dashboard.setup.${isMaker && step.name === 'product' ? 'publish' : `steps.${step.name}`}`,
              )}
              to={pageAt(pages[step.name] ?? '')}
            />
          ))}
        </Box>
      </SectionCard>
    </>
  );
};

interface EntryProps {
  step: Step;
  text: string;
  to: string | undefined;
}

const Entry = ({ step: { isDone }, text, to }: EntryProps) => {
  const translate = useText();
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
      <Icon fontSize="small" color={isDone ? 'success' : 'warning'} />
      <Typography component="span" variant="body2" sx={{ flex: 1 }}>
        {to && !isDone ? (
          <MuiLink component={Link} to={to}>
            {text}
          </MuiLink>
        ) : (
          text
        )}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {translate(`dashboard.setup.${isDone ? 'isDone' : 'open'}`)}
      </Typography>
    </Box>
  );
};
