import { useCreatePath } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { ParentForm } from './ParentForm.tsx';
import type { ParentRecord } from './parentForm.ts';
import { variationsAnchor } from './variations/anchor.ts';

const copied = () => ({ status: '2' });

const ParentCreate = () => {
  const translate = useText();
  const createPath = useCreatePath();
  // after creating a product, the user adds its variations
  const toVariations = ({ id }: ParentRecord) =>
    `${createPath({ resource: 'products/parents', type: 'edit', id })}#${variationsAnchor}`;
  return (
    <CreatePage<ParentRecord>
      createdMessage="resources.products/parents.created"
      addressAfter={toVariations}
      copied={copied}
    >
      <ParentForm title={translate('resources.products/parents.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ParentCreate;
