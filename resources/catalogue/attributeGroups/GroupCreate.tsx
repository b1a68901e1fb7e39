import { useText } from '#providers/i18nProvider/useText.ts';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { GroupForm } from './GroupForm.tsx';

const GroupCreate = () => {
  const translate = useText();
  return (
    <CreatePage createdMessage="resources.collections/attribute-groups.created">
      <GroupForm title={translate('resources.collections/attribute-groups.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default GroupCreate;
