import type { ResourceScreens } from '#providers/registry/definition.ts';
import type { UserFeedbackRecord } from './record.generated.ts';

export { default as icon } from '@mui/icons-material/RateReviewOutlined';

export const routes: ResourceScreens['routes'] = {
  'details/:id': () => import('./details/FeedbackPage.tsx'),
  analytics: () => import('./analytics/AnalyticsPage.tsx'),
};

// feedback without a text appears in search results by its email address
export const found = ({ text, company, email }: UserFeedbackRecord) => ({
  title: text || email,
  detail: company ?? email,
});
