import { EditPage } from '#ui/form/EditPage.tsx';
import { variationFields } from './fields.ts';
import type { VariationRecord } from './operations.ts';
import { VariationForm } from './VariationForm.tsx';

// the success message depends on the chosen status (specification 4)
const savedMessage = ({ status }: VariationRecord) =>
  `resources.products/variations.${status === '1' ? 'published' : 'drafted'}`;

const VariationEdit = () => (
  <EditPage<VariationRecord> savedMessage={savedMessage} fields={variationFields}>
    <VariationForm />
  </EditPage>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationEdit;
