import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type ClickAndCollectRuleRecordFragment,
  clickAndCollectRuleDocuments,
} from './record.generated.ts';

export type RuleRecord = ClickAndCollectRuleRecordFragment;

export const operations = crudOperations(clickAndCollectRuleDocuments);
