import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
import { useShownRecord } from '#ui/form/useShownRecord.ts';
import { parentFields } from './fields.ts';
import { useChangeQuestion } from './form/useChangeQuestion.tsx';
import { useNotifyGenerated } from './generate/useGenerate.ts';
import { ParentForm } from './ParentForm.tsx';
import type { ParentRecord } from './parentForm.ts';
import { VariationsSection } from './variations/VariationsSection.tsx';

const savedMessage = () => 'resources.products/parents.saved';

/** The form stays open after saving, because users add variations on the same page. */
const ParentEdit = () => {
  const notifyGenerated = useNotifyGenerated();
  return (
    <EditPage<ParentRecord>
      entity="parentProduct"
      savedMessage={savedMessage}
      fields={parentFields}
      onSaved={({ generated }) => {
        if (generated) notifyGenerated(generated);
      }}
    >
      <ParentEditContent />
    </EditPage>
  );
};

const ParentEditContent = () => {
  const translate = useText();
  const { submit, dialog } = useChangeQuestion();
  const [isDirty, setDirty] = useState(false);
  // changes of variations refetch the product, which must not overwrite unsaved changes
  const record = useShownRecord<ParentRecord>(isDirty);
  return (
    <>
      <ParentForm
        title={translate('resources.products/parents.edit')}
        record={record}
        onSubmit={submit}
        onDirty={setDirty}
      />
      <VariationsSection hasUnsaved={isDirty} />
      {dialog}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ParentEdit;
