import { account, sessionEnd } from './account.ts';
import { attributeFamilies } from './attributeFamilies.ts';
import { attributeGroups } from './attributeGroups.ts';
import { attributes } from './attributes.ts';
import { bell } from './bell.ts';
import { bulkEdit } from './bulkEdit.ts';
import { categories } from './categories.ts';
import { conflict } from './conflict.ts';
import { charts, dashboard } from './dashboard.ts';
import { error, rules } from './errors.ts';
import { gallery } from './gallery.ts';
import { history } from './history.ts';
import { images, sortable } from './images.ts';
import { jobs, jobsResource } from './jobs.ts';
import { parents } from './parents.ts';
import { sampleBoxes } from './sampleBoxes.ts';
import { services } from './services.ts';
import { confirm, copy, form, list, shell } from './shell.ts';
import { tags } from './tags.ts';
import { variations } from './variations.ts';

/** All messages of the signed-in application; react-admin's own are merged in by the provider. */
export const messages = {
  shell,
  sessionEnd,
  account,
  pages: {
    account: 'My account',
  },
  list,
  form,
  confirm,
  conflict,
  history,
  copy,
  error,
  rules,
  sortable,
  images,
  jobs,
  bell,
  bulkEdit,
  dashboard,
  charts,

  resources: {
    'collections/categories': categories,
    'collections/attributes': attributes,
    'collections/attribute-groups': attributeGroups,
    'collections/attribute-families': attributeFamilies,
    'collections/tags': tags,
    services,
    jobs: jobsResource,
    'products/parents': parents,
    'products/sample-boxes': sampleBoxes,
    gallery,
    'products/variations': variations,
  },
};
