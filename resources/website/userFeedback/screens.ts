import icon from '@mui/icons-material/RateReviewOutlined';
import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { UserFeedbackRecord } from './record.generated.ts';

export const screens: ResourceScreens = {
  icon,
  operations: () => import('./record.generated.ts'),
  views: { list: () => import('./FeedbackList.tsx') },
  routes: {
    'details/:id': () => import('./details/FeedbackPage.tsx'),
    analytics: () => import('./analytics/AnalyticsPage.tsx'),
  },
  // feedback without a text appears in search results by its email address
  found: ({ text, company, email }: UserFeedbackRecord) => ({
    title: text || email,
    detail: company ?? email,
  }),
};
