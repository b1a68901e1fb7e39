import { useText } from '#providers/i18nProvider/useText.ts';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { AttributeForm } from './AttributeForm.tsx';
import type { AttributeRecord } from './operations.ts';
import { useOptionsAddress } from './parts/useOptionsAddress.ts';

/** Saving a new select attribute redirects to its options page, because it needs options. */
const AttributeCreate = () => {
  const translate = useText();
  const optionsAddress = useOptionsAddress();
  return (
    <CreatePage<AttributeRecord>
      createdMessage="resources.collections/attributes.created"
      addressAfter={(created) => (created.type === 'select' ? optionsAddress(created) : undefined)}
    >
      <AttributeForm title={translate('resources.collections/attributes.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default AttributeCreate;
