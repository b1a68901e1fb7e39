import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SaveDraftButton } from '#resources/catalogue/variations/parts/SaveDraftButton.tsx';
import { changedSections, type Section } from '#resources/catalogue/variations/parts/sections.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';

const statusOf = (title: string): Section => ({ id: 'status', title, sources: ['status'] });

/** Shows the save bar and guards navigation; both list the sections with unsaved changes. */
export const VariationSaving = ({ sections }: { sections: readonly Section[] }) => {
  const translate = useText();
  const listAddress = useListAddress();
  const values = useWatch();
  const { defaultValues = {} } = useFormState();
  const status = statusOf(translate('resources.products/variations.fields.status'));
  const changed = changedSections([status, ...sections], values, defaultValues);
  const names = changed.map(({ title }) => title).join('\n');
  // keep the array stable until the names change, so that the guard does not subscribe again
  const titles = useMemo(() => (names ? names.split('\n') : []), [names]);
  const label = values.status === '1' ? 'publishProduct' : 'save';
  return (
    <>
      <SaveBar
        backTo={listAddress}
        label={translate(`resources.products/variations.actions.${label}`)}
        changed={titles}
        extra={<SaveDraftButton />}
      />
      <UnsavedGuard changed={titles} />
    </>
  );
};
