import Stack from '@mui/material/Stack';
import { Form, useRecordContext, useTranslate } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'ra-ui-materialui';
import { limits } from '#contract/limits.ts';
import { attributeGroupInput } from '#contract/rules/attributeGroup.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { AttributesInput } from './AttributesInput.tsx';
import { groupFields } from './fields.ts';
import { type GroupRecord, inputOf } from './operations.ts';
import { usePlaceChoices } from './parts/usePlaceChoices.ts';

const validateInput = validateBy(attributeGroupInput);
const validate = (values: object) => validateInput(inputOf(values));

const newGroup = { is_editable: true, attributes: [] };

interface Props {
  title: string;
  /** In place of the page's own save. */
  onSubmit?: (values: Partial<GroupRecord>) => Promise<unknown>;
}

/** Create and edit alike. */
export const GroupForm = ({ title, onSubmit }: Props) => {
  const translate = useTranslate();
  const listAddress = useListAddress();
  const record = useRecordContext();
  const text = (key: string) => translate(`resources.collections/attribute-groups.${key}`);
  return (
    <>
      <PageHeader
        back={
          <BackLink to={listAddress}>
            {translate('resources.collections/attribute-groups.name', 2)}
          </BackLink>
        }
        title={title}
        subtitle={record?.name}
        actions={<RecordHistory entity="attributeGroup" fields={groupFields} />}
      />
      <Form validate={validate} defaultValues={newGroup} onSubmit={onSubmit}>
        <Stack spacing={3}>
          <FormCard title={text('sections.general')}>
            <TextInput
              source="name"
              helperText={false}
              autoFocus
              slotProps={{ htmlInput: { maxLength: limits.name } }}
            />
            <SlugInput />
            <SelectInput
              source="place_use"
              helperText={false}
              choices={usePlaceChoices()}
              emptyText={text('anyPlace')}
            />
            <BooleanInput
              source="is_editable"
              helperText="resources.collections/attribute-groups.help.is_editable"
            />
          </FormCard>
          <FormCard title={text('sections.attributes')}>
            <AttributesInput />
          </FormCard>
        </Stack>
        <SaveBar backTo={listAddress} />
        <UnsavedGuard />
      </Form>
    </>
  );
};
