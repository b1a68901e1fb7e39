import { useText } from '#providers/i18nProvider/useText.ts';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { FamilyForm } from './FamilyForm.tsx';

const FamilyCreate = () => {
  const translate = useText();
  return (
    <CreatePage createdMessage="resources.collections/attribute-families.created">
      <FamilyForm title={translate('resources.collections/attribute-families.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FamilyCreate;
