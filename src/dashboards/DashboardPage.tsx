import type { ComponentType } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import type { Portal } from '#contract/portal.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { ManufacturerDashboard } from './ManufacturerDashboard.tsx';
import { PartnerDashboard } from './PartnerDashboard.tsx';
import { SuspendedDashboard } from './SuspendedDashboard.tsx';

const dashboards: Record<Portal, ComponentType> = {
  admin: AdminDashboard,
  manufacturer: ManufacturerDashboard,
  vendor: PartnerDashboard,
};

/** The dashboard of the signed-in user, with figures and tasks. */
const DashboardPage = () => {
  const translate = useText();
  const { identity } = useGetIdentity();
  const portal = currentPortal();
  const { permissions = [] } = usePermissions<string[]>();
  const Dashboard = permissions.includes('suspended') ? SuspendedDashboard : dashboards[portal];
  return (
    <>
      <PageHeader
        title={identity ? translate('dashboard.greeting', { name: identity.fullName }) : '…'}
        windowTitle={translate('shell.dashboard')}
        subtitle={translate(`dashboard.subtitle.${portal}`)}
      />
      <Dashboard />
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default DashboardPage;
