import { useRecordContext, useTranslate } from 'ra-core';
import { type RefObject, useRef, useState } from 'react';
import { EditPage } from '#ui/form/EditPage.tsx';
import { parentFields } from './fields.ts';
import { useChangeQuestion } from './form/useChangeQuestion.tsx';
import { useTellGenerated } from './generate/useGenerate.ts';
import { ParentForm } from './ParentForm.tsx';
import type { ParentRecord } from './parentForm.ts';
import { VariationsSection } from './variations/VariationsSection.tsx';

const savedMessage = () => 'resources.products/parents.saved';

/** The form stays open after a save: its variations are made next, on the same page. */
const ParentEdit = () => {
  const savedVersion = useRef<number>(undefined);
  const tellGenerated = useTellGenerated();
  return (
    <EditPage<ParentRecord>
      entity="parentProduct"
      savedMessage={savedMessage}
      fields={parentFields}
      onSaved={({ version, generated }) => {
        savedVersion.current = version;
        if (generated) tellGenerated(generated);
      }}
    >
      <ParentEditContent savedVersion={savedVersion} />
    </EditPage>
  );
};

interface Props {
  savedVersion: RefObject<number | undefined>;
}

const ParentEditContent = ({ savedVersion }: Props) => {
  const translate = useTranslate();
  const { submit, dialog } = useChangeQuestion();
  const [isDirty, setDirty] = useState(false);
  const record = useRecordContext<ParentRecord>();
  // changes of variations read the product anew, which must not take away what is being typed
  const shown = useRef(record);
  if (!isDirty || record?.version === savedVersion.current) shown.current = record;
  return (
    <>
      <ParentForm
        title={translate('resources.products/parents.edit')}
        record={shown.current}
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
