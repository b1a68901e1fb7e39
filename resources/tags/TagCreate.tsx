import { useTranslate } from 'ra-core';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { TagForm } from './TagForm.tsx';

const TagCreate = () => {
  const translate = useTranslate();
  return (
    <CreatePage createdMessage="resources.collections/tags.created">
      <TagForm title={translate('resources.collections/tags.create')} />
    </CreatePage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagCreate;
