import { useTranslate } from 'ra-core';
import { EditPage } from '#ui/form/EditPage.tsx';
import { tagFields } from './fields.ts';
import type { TagRecord } from './operations.ts';
import { TagForm } from './TagForm.tsx';

const TagEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage<TagRecord>
      entity="tag"
      savedMessage={() => 'resources.collections/tags.saved'}
      fields={tagFields}
    >
      <TagForm title={translate('resources.collections/tags.edit')} />
    </EditPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default TagEdit;
