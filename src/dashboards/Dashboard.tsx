import { lazy } from 'react';

/** Its own chunk: whoever opens a list need not load it. */
export const Dashboard = lazy(() => import('./DashboardPage.tsx'));
