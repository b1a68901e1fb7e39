import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';

/** The progress of a job, or its outcome. */
export const JobProgress = ({
  job: { state, total, done, failed },
}: {
  job: Pick<JobRecord, 'state' | 'total' | 'done' | 'failed'>;
}) => {
  const translate = useText();
  const locale = language.use();
  const number = (value: number) => numberText(value, locale);
  const progress = translate('jobs.progress', { done: number(done), total: number(total) });
  const left = translate('jobs.left', { smart_count: failed, count: number(failed) });
  return `${translate(`jobs.states.${state}`)}: ${progress}${failed > 0 ? `, ${left}` : ''}`;
};
