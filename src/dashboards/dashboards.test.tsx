import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '#tests/support/shownList.tsx';
import { PartnerDashboard } from './PartnerDashboard.tsx';
import { SuspendedDashboard } from './SuspendedDashboard.tsx';

const setup = [{ name: 'payment', isDone: false }];

it('requests its own figures, even if another dashboard has requested the same', async () => {
  const sent = showPage(
    <>
      <SuspendedDashboard />
      <PartnerDashboard />
    </>,
    {
      resource: 'dashboard',
      answers: {
        SuspendedDashboard: () => ({ dashboard: { data: { partner: null, orders: null } } }),
        PartnerDashboard: () => ({
          dashboard: {
            data: { partner: null, setup, orders: null, content: null, marketplace: null },
          },
        }),
      },
    },
  );
  expect(await screen.findByText('sellingNotices.payment')).toBeDefined();
  const dashboards = sent.filter(({ name }) => name.endsWith('Dashboard'));
  expect(dashboards.map(({ name }) => name)).toEqual(['SuspendedDashboard', 'PartnerDashboard']);
});
