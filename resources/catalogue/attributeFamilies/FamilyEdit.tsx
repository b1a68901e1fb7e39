import { useText } from '#providers/i18nProvider/useText.ts';
import {
  useImpactBeforeSave,
  useSavedMessage,
} from '#resources/catalogue/attributeGroups/parts/useImpactBeforeSave.tsx';
import { EditPage } from '#ui/form/EditPage.tsx';
import { FamilyForm } from './FamilyForm.tsx';
import { type FamilyRecord, inputOf } from './familyForm.ts';
import { familyFields } from './fields.ts';
import { AttributeFamilyImpactDocument } from './operations.generated.ts';

const FamilyEdit = () => {
  const saved = useSavedMessage('resources.collections/attribute-families');
  return (
    <EditPage<FamilyRecord>
      entity="attributeFamily"
      savedMessage={saved.messageKey}
      fields={familyFields}
    >
      <FamilyEditForm onLoss={saved.noteLoss} />
    </EditPage>
  );
};

const FamilyEditForm = ({ onLoss }: { onLoss: (lose: number) => void }) => {
  const translate = useText();
  const { submit, dialog } = useImpactBeforeSave({
    document: AttributeFamilyImpactDocument,
    inputOf,
    result: ({ attributeFamilyImpact }) => attributeFamilyImpact.data,
    onLoss,
  });
  return (
    <>
      <FamilyForm
        title={translate('resources.collections/attribute-families.edit')}
        onSubmit={submit}
      />
      {dialog}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default FamilyEdit;
