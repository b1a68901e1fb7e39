import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { JobRecord } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';

/** The progress of a job, or its outcome. */
export const JobProgress = ({
  // messages that the browser has kept may be older than the count
  job: { state, total, done, failed, unchanged = 0 },
}: {
  job: Pick<JobRecord, 'state' | 'total' | 'done' | 'failed' | 'unchanged'>;
}) => {
  const translate = useText();
  const locale = language.use();
  const number = (value: number) => numberText(value, locale);
  const progress = translate('jobs.progress', {
    done: number(done - unchanged),
    total: number(total),
  });
  const counted = (key: 'same' | 'left', count: number) =>
    count > 0 ? `, ${translate(`jobs.${key}`, { smart_count: count, count: number(count) })}` : '';
  return [
    `${translate(`jobs.states.${state}`)}: ${progress}`,
    counted('same', unchanged),
    counted('left', failed),
  ].join('');
};
