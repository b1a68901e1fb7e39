import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type WebsiteBannerRecordFragment, websiteBannerDocuments } from './record.generated.ts';

export type BannerRecord = WebsiteBannerRecordFragment;

export const operations = crudOperations(websiteBannerDocuments);
