import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import { defineResource } from '#providers/registry/definition.ts';

/** The work that an account has begun and that goes on in the background. */
export const jobs = defineResource({
  name: 'jobs',
  area: 'jobs',
  filters: { state: 'string' },
  menu: { group: 'account', icon: JobsIcon, order: 90 },
  operations: () => import('./operations.ts'),
  views: { list: () => import('./JobList.tsx') },
});
