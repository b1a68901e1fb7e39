import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type PictureRecordFragment, pictureDocuments } from './record.generated.ts';

export type PictureRecord = PictureRecordFragment;

export const operations = crudOperations(pictureDocuments);
