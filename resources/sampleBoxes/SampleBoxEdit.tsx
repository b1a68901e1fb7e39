import { useTranslate } from 'ra-core';
import { EditPage } from '#ui/form/EditPage.tsx';
import { sampleBoxFields } from './fields.ts';
import type { SampleBoxRecord } from './operations.ts';
import { LinkedProducts } from './parts/LinkedProducts.tsx';
import { SampleBoxForm } from './SampleBoxForm.tsx';

const saved = () => 'resources.products/sample-boxes.saved';

const SampleBoxEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage<SampleBoxRecord> entity="sampleBox" savedMessage={saved} fields={sampleBoxFields}>
      <SampleBoxForm title={translate('resources.products/sample-boxes.edit')}>
        <LinkedProducts />
      </SampleBoxForm>
    </EditPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxEdit;
