import { SelectInput, useResourceContext, useTranslate } from 'react-admin';

/** Draft or published, with labels for variations or parent products. */
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
