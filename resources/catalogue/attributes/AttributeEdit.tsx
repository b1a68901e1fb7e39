import { useText } from '#providers/i18nProvider/useText.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
import { AttributeForm } from './AttributeForm.tsx';
import { AttributeUsage } from './AttributeUsage.tsx';
import { attributeFields } from './fields.ts';
import type { AttributeRecord } from './operations.ts';

const AttributeEdit = () => {
  const translate = useText();
  return (
    <EditPage<AttributeRecord>
      entity="attribute"
      savedMessage={() => 'resources.collections/attributes.saved'}
      fields={attributeFields}
    >
      <AttributeForm
        title={translate('resources.collections/attributes.edit')}
        aside={<AttributeUsage />}
      />
    </EditPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default AttributeEdit;
