import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { valueAt } from '#ui/record/recordField.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Conflict, useConflictContext, type Values } from './conflictContext.ts';
import { concernsForm, differencesOf, type Side } from './differences.ts';

/** Resolves a form's conflict after another user saved first. No answer discards input. */
export const FormConflict = () => {
  const conflict = useConflictContext();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={place} hidden />
      {conflict?.theirs && (
        <Decision
          conflict={conflict}
          theirs={conflict.theirs}
          onDecided={() => place.current?.closest('form')?.requestSubmit()}
        />
      )}
    </>
  );
};

interface Props {
  conflict: Conflict;
  theirs: Values;
  onDecided: () => void;
}

const Decision = ({ conflict, theirs, onDecided }: Props) => {
  const { getValues, setValue, formState } = useFormContext();
  const { entity, fields, close } = conflict;
  // the values from which both users started
  const base = formState.defaultValues;
  const [mine] = useState(() => ({ ...getValues() }));
  const differences = useMemo(
    () => differencesOf(fields, base ?? {}, mine, theirs),
    [fields, base, mine, theirs],
  );
  const decide = (sides: Readonly<Record<string, Side>>) => {
    const kept = new Set(fields.map(({ source }) => source.split('.')[0]));
    for (const { field } of differences) {
      if (sides[field.source] !== 'theirs') continue;
      setValue(field.source, valueAt(theirs, field.source), { shouldDirty: true });
    }
    // fields that the form does not show come from the saved record, especially the version
    for (const [source, value] of Object.entries(theirs)) {
      if (!kept.has(source)) setValue(source, value);
    }
    close();
    onDecided();
  };
  if (!concernsForm(differences)) return <Agreed onAgreed={decide} />;
  return (
    <ConflictDialog
      saved={{ entity, id: String(theirs.id), at: theirs.updatedAt }}
      differences={differences}
      onDecide={decide}
      onClose={close}
    />
  );
};

/**
 * Handles a conflict without differences: the other user changed no field of this form, so there is
 * no question to ask.
 */
const Agreed = ({ onAgreed }: { onAgreed: (sides: Record<string, Side>) => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => onAgreed({}), []);
  return null;
};
