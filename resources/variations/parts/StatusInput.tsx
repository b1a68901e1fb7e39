import { useResourceContext, useTranslate } from 'ra-core';
import { SelectInput } from 'ra-ui-materialui';

/** Draft or published, in the words of variations and of products. */
export const StatusInput = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <SelectInput
      source="status"
      helperText={false}
      choices={['2', '1'].map((id) => ({
        id,
        name: translate(`resources.${resource}.status.${id}`),
      }))}
      sx={{ minWidth: 180 }}
    />
  );
};
