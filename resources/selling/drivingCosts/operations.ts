import type { Region } from '#contract/regions/region.ts';
import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type DrivingCostRecordFragment, drivingCostDocuments } from './record.generated.ts';

export interface DrivingCostRecord extends Omit<DrivingCostRecordFragment, 'regions'> {
  regions: Region[];
}

export const operations = crudOperations(drivingCostDocuments);
