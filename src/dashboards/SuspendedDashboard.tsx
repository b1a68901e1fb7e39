import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { SuspendedDashboardDocument } from '#providers/dashboard/operations.generated.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { orderToDos } from './orderToDos.ts';
import { ToDos } from './ToDos.tsx';

/** The dashboard of a suspended partner: the reason, and the pages still available. */
export const SuspendedDashboard = () => {
  const translate = useText();
  const { data } = useApiQuery(SuspendedDashboardDocument, {});
  const reason = data?.dashboard.data.partner?.suspendedReason;
  const tasks = data?.dashboard.data.orders;
  return (
    <Stack spacing={2}>
      <Alert severity="error" variant="outlined">
        <AlertTitle>{translate('dashboard.suspended.title')}</AlertTitle>
        {reason && <Typography>{translate('dashboard.suspended.reason', { reason })}</Typography>}
        <Typography variant="body2">{translate('dashboard.suspended.text')}</Typography>
      </Alert>
      {tasks && <ToDos entries={orderToDos(tasks)} />}
    </Stack>
  );
};
