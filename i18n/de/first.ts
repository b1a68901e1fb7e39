import { sessionEnd } from './account.ts';
import { bell } from './bell.ts';
import { conflict } from './conflict.ts';
import { error, rules } from './errors.ts';
import { history } from './history.ts';
import { jobs, jobsResource } from './jobs.ts';
import { ra } from './reactAdmin.ts';
import { resourceNames } from './resourceNames.ts';
import { confirm, copy, form, list, shell } from './shell.ts';
import { variations } from './variations.ts';

/** What the first list needs; react-admin's own are merged in by the provider. */
export const first = {
  shell,
  sessionEnd,
  pages: {
    account: 'Mein Konto',
    'manufacturer-profile/profile-information': 'Profil',
    'vendor-profile/profile-information': 'Profil',
  },
  list,
  form,
  confirm,
  conflict,
  history,
  copy,
  error,
  rules,
  jobs,
  bell,
  ra,
  resources: {
    ...resourceNames,
    jobs: jobsResource,
    'products/variations': variations,
  },
};
