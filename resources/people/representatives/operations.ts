import type { Region } from '#contract/regions/region.ts';
import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type RepresentativeRecordFragment, representativeDocuments } from './record.generated.ts';

export type RepresentativeRecord = RepresentativeRecordFragment & { regions: Region[] };

export const operations = crudOperations(representativeDocuments);
