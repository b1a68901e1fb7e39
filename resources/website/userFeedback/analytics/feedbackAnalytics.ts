import type { FeedbackAnalyticsQuery } from './operations.generated.ts';

export type Analytics = FeedbackAnalyticsQuery['userFeedbackAnalytics']['data'];
