import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { changedSections, type Section } from '#resources/variations/parts/sections.ts';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';

const statusOf = (title: string): Section => ({ id: 'status', title, sources: ['status'] });

/** The save bar with the button's two readings, and the guard; both name what has been changed. */
export const VariationSaving = ({ sections }: { sections: readonly Section[] }) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const values = useWatch();
  const { defaultValues = {} } = useFormState();
  const status = statusOf(translate('resources.products/variations.fields.status'));
  const changed = changedSections([status, ...sections], values, defaultValues);
  const names = changed.map(({ title }) => title).join('\n');
  // the guard listens anew only when it would tell something else
  const titles = useMemo(() => (names ? names.split('\n') : []), [names]);
  const label = values.status === '1' ? 'publishProduct' : 'save';
  return (
    <>
      <SaveBar
        backTo={listAddress}
        label={translate(`resources.products/variations.actions.${label}`)}
        changed={titles}
      />
      <UnsavedGuard changed={titles} />
    </>
  );
};
