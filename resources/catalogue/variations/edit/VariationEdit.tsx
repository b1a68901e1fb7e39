import { hasUnsaved } from '#providers/unsaved.ts';
import { variationFields } from '#resources/catalogue/variations/parts/fields.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
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
 * Remounts after a save or restore, and for another record, because images, fields and scroll
 * position belong to one record.
 */
const OneRecord = () => {
  const record = useShownRecord<VariationRecord>(hasUnsaved());
  return record ? <VariationPage key={`${record.id} ${record.version}`} record={record} /> : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationEdit;
