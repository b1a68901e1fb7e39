import { ReferenceChoiceInput } from '#ui/pickers/ReferenceChoiceInput.tsx';

/** Selects the group of a service. */
export const GroupPicker = () => (
  <ReferenceChoiceInput
    source="groupId"
    reference="services"
    label="resources.services.fields.groupId"
  />
);
