import { BooleanInput, SelectInput } from 'react-admin';
import { attributeGroupInput } from '#contract/rules/catalogue/attributeGroup.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { AttributesInput } from './AttributesInput.tsx';
import { groupFields } from './fields.ts';
import { type GroupRecord, inputOf } from './operations.ts';
import { usePlaceChoices } from './parts/usePlaceChoices.ts';

const validateInput = validateBy(attributeGroupInput);
const validate = (values: object) => validateInput(inputOf(values));

const newGroup = { is_editable: true, attributes: [] };

interface Props {
  title: string;
  /** Replaces the page's own save. */
  onSubmit?: (values: Partial<GroupRecord>) => Promise<unknown>;
}

/** The form for creating and editing an attribute group. */
export const GroupForm = ({ title, onSubmit }: Props) => {
  const text = useText('resources.collections/attribute-groups');
  return (
    <RecordForm
      title={title}
      history={{ entity: 'attributeGroup', fields: groupFields }}
      validate={validate}
      defaultValues={newGroup}
      onSubmit={onSubmit}
    >
      <FormCard title={text('sections.general')}>
        <NameInput autoFocus />
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
    </RecordForm>
  );
};
