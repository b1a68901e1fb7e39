import type { jobList as german, jobReport as germanReport } from '#i18n/de/platform/jobList.ts';
import type { Translated } from '#i18n/translated.ts';

/** The job list. */
const jobList = {
  name: 'Job |||| Jobs',
  subtitle: 'Longer work that runs in the background: its progress and its results.',
  empty: 'No jobs yet',
  emptyText: 'Longer work, such as an export, appears here.',
  fields: {
    kind: 'Job',
    state: 'Status',
    progress: 'Progress',
    createdAt: 'Started',
    endedAt: 'Ended',
    outcome: 'Actions',
  },
} satisfies Translated<typeof german>;

/** What a job or a bulk call left unchanged, and the record it belongs to. */
const jobReport = {
  subjects: {
    'products/imports': 'To the import',
    'external-product-sources/networks': 'To the network',
  },
  open: 'Report',
  title: 'Not everything could be changed',
  text: '%{done} of %{total} was changed. These were left unchanged: |||| %{done} of %{total} were changed. These were left unchanged:',
  unnamed: 'No. %{id}',
  close: 'Close',
} satisfies Translated<typeof germanReport>;

export const texts = { jobReport, resources: { jobs: jobList } };
