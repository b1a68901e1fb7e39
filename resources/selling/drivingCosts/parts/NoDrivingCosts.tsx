import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { readSession } from '#providers/session.ts';

const resource = 'craftsman-settings/driving-costs';
const messages = 'resources.craftsman-settings/service-settings.noDrivingCosts';

/** Warns craftsmen without driving costs that their services are not offered anywhere. */
export const NoDrivingCosts = () => {
  const translate = useText();
  const createPath = useCreatePath();
  const [isCraftsman] = useState(() => readSession()?.user.vendor_type === 'craftsman');
  const { total } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      meta: { of: 'any' },
    },
    { enabled: isCraftsman },
  );
  if (total !== 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={LinkBase} to={createPath({ resource, type: 'create' })}>
          {translate(`${messages}.link`)}
        </Button>
      }
    >
      <AlertTitle>{translate(`${messages}.title`)}</AlertTitle>
      {translate(`${messages}.text`)}
    </Alert>
  );
};
