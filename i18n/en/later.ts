import { account } from './account.ts';
import { attributeFamilies } from './attributeFamilies.ts';
import { attributeGroups } from './attributeGroups.ts';
import { attributes } from './attributes.ts';
import { bulkEdit } from './bulkEdit.ts';
import { categories } from './categories.ts';
import { charts, dashboard } from './dashboard.ts';
import { gallery } from './gallery.ts';
import { imageAnalysis } from './imageAnalysis.ts';
import { images, sortable } from './images.ts';
import { imports } from './imports.ts';
import { parents } from './parents.ts';
import { profile } from './profile.ts';
import { sampleBoxes } from './sampleBoxes.ts';
import { services } from './services.ts';
import { tags } from './tags.ts';

/** What other screens need: loaded with the first of them. */
export const later = {
  account,
  dashboard,
  charts,
  bulkEdit,
  images,
  sortable,
  imageAnalysis,
  profile,
  resources: {
    'collections/categories': categories,
    'collections/attributes': attributes,
    'collections/attribute-groups': attributeGroups,
    'collections/attribute-families': attributeFamilies,
    'collections/tags': tags,
    services,
    'products/parents': parents,
    'products/sample-boxes': sampleBoxes,
    gallery,
    'products/imports': imports,
  },
};
