import { useText } from '#providers/i18nProvider/useText.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
import { groupFields } from './fields.ts';
import { GroupForm } from './GroupForm.tsx';
import { AttributeGroupImpactDocument } from './operations.generated.ts';
import { type GroupRecord, inputOf } from './operations.ts';
import { useImpactBeforeSave, useSavedMessage } from './parts/useImpactBeforeSave.tsx';

const GroupEdit = () => {
  const saved = useSavedMessage('resources.collections/attribute-groups');
  return (
    <EditPage<GroupRecord>
      entity="attributeGroup"
      savedMessage={saved.messageKey}
      fields={groupFields}
    >
      <GroupEditForm onLoss={saved.noteLoss} />
    </EditPage>
  );
};

const GroupEditForm = ({ onLoss }: { onLoss: (lose: number) => void }) => {
  const translate = useText();
  const { submit, dialog } = useImpactBeforeSave({
    document: AttributeGroupImpactDocument,
    inputOf,
    result: ({ attributeGroupImpact }) => attributeGroupImpact.data,
    onLoss,
  });
  return (
    <>
      <GroupForm
        title={translate('resources.collections/attribute-groups.edit')}
        onSubmit={submit}
      />
      {dialog}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default GroupEdit;
