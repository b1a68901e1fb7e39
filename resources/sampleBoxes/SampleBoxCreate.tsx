import { useTranslate } from 'ra-core';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import type { SampleBoxRecord } from './operations.ts';
import { useLinkAddress } from './parts/useLinkAddress.ts';
import { SampleBoxForm } from './SampleBoxForm.tsx';

/** A new box is empty, so what comes next is to link products to it. */
const SampleBoxCreate = () => {
  const translate = useTranslate();
  const linkAddress = useLinkAddress();
  return (
    <CreatePage<SampleBoxRecord>
      createdMessage="resources.products/sample-boxes.created"
      addressAfter={({ id }) => linkAddress(id)}
    >
      <SampleBoxForm title={translate('resources.products/sample-boxes.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxCreate;
