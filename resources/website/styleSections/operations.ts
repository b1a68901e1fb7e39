import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type StyleSectionRecordFragment,
  type StyleSectionRowFragment,
  styleSectionDocuments,
} from './record.generated.ts';

export type StyleSectionRecord = StyleSectionRecordFragment;
export type StyleSectionRow = StyleSectionRowFragment;
export type StyleBlock = StyleSectionRecord['blocks'][number];

export const operations = crudOperations(styleSectionDocuments);
