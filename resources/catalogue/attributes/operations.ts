import { choiceFlags } from '#contract/rules/catalogue/attribute.ts';
import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import { type AttributeRecordFragment, attributeDocuments } from './record.generated.ts';

export type AttributeRecord = AttributeRecordFragment;

/**
 * Converts the form values to the API input. Drops flags about options unless it is a select
 * attribute, and the unit unless it is a number attribute.
 */
export const inputOf = (values: Partial<AttributeRecord>) => {
  const { name, slug, type, is_editable, is_filterable, is_required, sortIndex, version } = values;
  const unit = type === 'number' ? (values.unit ?? '') : '';
  const [is_configurable, is_dropdown] = choiceFlags.map(
    (flag) => type === 'select' && Boolean(values[flag]),
  );
  const flags = { is_configurable, is_dropdown, is_editable, is_filterable, is_required };
  return { name, slug, type, unit, ...flags, sortIndex, version };
};

export const operations = crudOperations(attributeDocuments, { inputOf });
