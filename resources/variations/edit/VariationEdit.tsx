import { useRecordContext } from 'ra-core';
import { variationFields } from '#resources/variations/fields.ts';
import type { VariationRecord } from '#resources/variations/operations.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
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

/** The next one begins anew: its pictures, its fields, where it is scrolled to. */
const OneRecord = () => {
  const record = useRecordContext<VariationRecord>();
  return record ? <VariationPage key={record.id} record={record} /> : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationEdit;
