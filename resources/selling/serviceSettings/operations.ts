import type { ServiceSetting } from '#contract/cart/services.ts';
import type { Region } from '#contract/regions/region.ts';
import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type ServiceSettingRecordFragment, serviceSettingDocuments } from './record.generated.ts';

export interface ServiceSettingRecord
  extends Omit<ServiceSettingRecordFragment, 'regions' | 'serviceDurationType' | 'adjustmentType'>,
    Pick<ServiceSetting, 'serviceDurationType' | 'adjustmentType'> {
  regions: Region[];
}

export const operations = crudOperations(serviceSettingDocuments);
