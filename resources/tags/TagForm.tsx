import { Form, useTranslate } from 'ra-core';
import { SelectInput, TextInput } from 'ra-ui-materialui';
import { limits } from '#contract/limits.ts';
import { tagInput, tagTypes } from '#contract/rules/tag.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { tagFields } from './fields.ts';
import { useTagTypeChoices } from './useTagTypeChoices.ts';

const validate = validateBy(tagInput);

/** Create and edit alike. */
export const TagForm = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  return (
    <>
      <PageHeader
        back={
          <BackLink to={listAddress}>{translate('resources.collections/tags.name', 2)}</BackLink>
        }
        title={title}
        actions={<RecordHistory entity="tag" fields={tagFields} />}
      />
      <Form validate={validate} defaultValues={{ type: 'product' }}>
        <FormCard title={translate('resources.collections/tags.name', 1)}>
          <TextInput
            source="name"
            helperText={false}
            autoFocus
            slotProps={{ htmlInput: { maxLength: limits.tagName } }}
          />
          <SelectInput source="type" helperText={false} choices={useTagTypeChoices(tagTypes)} />
        </FormCard>
        <SaveBar backTo={listAddress} />
        <UnsavedGuard />
      </Form>
    </>
  );
};
