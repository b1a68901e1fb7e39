import { SelectInput, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';

/** Selects draft or published, with labels for variations or parent products. */
export const StatusInput = () => {
  const translate = useText();
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
