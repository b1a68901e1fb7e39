import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { choicesQuery } from '#providers/dataProvider/operations.ts';

const byName = { field: 'name', order: 'ASC' } as const;

/** Selects the group of a service. */
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
