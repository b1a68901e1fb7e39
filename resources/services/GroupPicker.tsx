import { AutocompleteInput, ReferenceInput } from 'ra-ui-materialui';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

const byName = { field: 'name', order: 'ASC' } as const;

/** The group that services are in. */
export const GroupPicker = () => (
  <ReferenceInput
    source="groupId"
    reference="services"
    sort={byName}
    perPage={50}
    queryOptions={choicesQuery}
  >
    <AutocompleteInput
      label="resources.services.fields.groupId"
      optionText="name"
      filterToQuery={(name: string) => ({ name })}
      helperText={false}
      fullWidth
    />
  </ReferenceInput>
);
