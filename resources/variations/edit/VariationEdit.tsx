import { hasUnsaved } from '#providers/unsaved.ts';
import { variationFields } from '#resources/variations/fields.ts';
import type { VariationRecord } from '#resources/variations/operations.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
import { useShownRecord } from '#ui/form/useShownRecord.ts';
import { VariationPage } from './VariationPage.tsx';

// the success message depends on the chosen status (specification 4)
const savedMessage = ({ status }: VariationRecord) =>
  `resources.products/variations.${status === '1' ? 'published' : 'drafted'}`;

const VariationEdit = () => (
  <EditPage<VariationRecord>
    entity="variation"
    savedMessage={savedMessage}
    fields={variationFields}
  >
    <OneRecord />
  </EditPage>
);

/**
 * The next one begins anew: its pictures, its fields, where it is scrolled to. So does this one when it
 * has been saved or restored.
 */
const OneRecord = () => {
  const record = useShownRecord<VariationRecord>(hasUnsaved());
  return record ? <VariationPage key={`${record.id} ${record.version}`} record={record} /> : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationEdit;
