import { first } from './first.ts';
import { later } from './later.ts';

/** All messages of the signed-in application. */
export const messages = {
  ...first,
  ...later,
  resources: {
    ...first.resources,
    'collections/categories': {
      ...first.resources['collections/categories'],
      ...later.resources['collections/categories'],
    },
    'collections/attributes': {
      ...first.resources['collections/attributes'],
      ...later.resources['collections/attributes'],
    },
    'collections/attribute-groups': {
      ...first.resources['collections/attribute-groups'],
      ...later.resources['collections/attribute-groups'],
    },
    'collections/attribute-families': {
      ...first.resources['collections/attribute-families'],
      ...later.resources['collections/attribute-families'],
    },
    'collections/tags': {
      ...first.resources['collections/tags'],
      ...later.resources['collections/tags'],
    },
    services: { ...first.resources.services, ...later.resources.services },
    'products/parents': {
      ...first.resources['products/parents'],
      ...later.resources['products/parents'],
    },
    'products/sample-boxes': {
      ...first.resources['products/sample-boxes'],
      ...later.resources['products/sample-boxes'],
    },
    gallery: { ...first.resources.gallery, ...later.resources.gallery },
    'products/imports': {
      ...first.resources['products/imports'],
      ...later.resources['products/imports'],
    },
  },
};
