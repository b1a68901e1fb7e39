import type { Migration } from 'kysely';
import { up as people } from './2026-11-21-01-people.ts';
import { up as structure } from './2026-11-21-02-structure.ts';
import { up as products } from './2026-11-21-03-products.ts';
import { up as changes } from './2026-11-21-04-changes.ts';
import { up as uploads } from './2026-11-21-05-uploads.ts';
import { up as savedViews } from './2026-11-21-06-saved-views.ts';
import { up as jobs } from './2026-11-21-07-jobs.ts';
import { up as accounts } from './2026-11-21-08-accounts.ts';
import { up as attributes } from './2026-11-21-10-attributes.ts';
import { up as imageAlt } from './2026-11-21-11-image-alt.ts';
import { up as restored } from './2026-11-21-12-restored.ts';
import { up as parents } from './2026-11-21-13-parents.ts';
import { up as sampleBoxes } from './2026-11-21-16-sample-boxes.ts';
import { up as gallery } from './2026-11-21-18-gallery.ts';
import { up as imports } from './2026-11-22-19-imports.ts';
import { up as removedPictures } from './2026-11-22-23-removed-pictures.ts';
import { up as chosenOptions } from './2026-11-22-24-chosen-options.ts';
import { up as writtenOptions } from './2026-11-22-25-written-options.ts';
import { up as rowsOfImports } from './2026-11-22-26-rows-of-imports.ts';

/** In the order they run, which is the order of the keys. A landed migration is never edited. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-01-people': { up: people },
  '2026-11-21-02-structure': { up: structure },
  '2026-11-21-03-products': { up: products },
  '2026-11-21-04-changes': { up: changes },
  '2026-11-21-05-uploads': { up: uploads },
  '2026-11-21-06-saved-views': { up: savedViews },
  '2026-11-21-07-jobs': { up: jobs },
  '2026-11-21-08-accounts': { up: accounts },
  '2026-11-21-10-attributes': { up: attributes },
  '2026-11-21-11-image-alt': { up: imageAlt },
  '2026-11-21-12-restored': { up: restored },
  '2026-11-21-13-parents': { up: parents },
  '2026-11-21-16-sample-boxes': { up: sampleBoxes },
  '2026-11-21-18-gallery': { up: gallery },
  '2026-11-22-19-imports': { up: imports },
  '2026-11-22-23-removed-pictures': { up: removedPictures },
  '2026-11-22-24-chosen-options': { up: chosenOptions },
  '2026-11-22-25-written-options': { up: writtenOptions },
  '2026-11-22-26-rows-of-imports': { up: rowsOfImports },
};
