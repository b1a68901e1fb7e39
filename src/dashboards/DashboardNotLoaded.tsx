import Card from '@mui/material/Card';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';

interface Props {
  error: Error;
  onRetry: () => unknown;
}

/** A dashboard whose figures could not be loaded. */
export const DashboardNotLoaded = (props: Props) => (
  <Card>
    <NotLoaded {...props} title="dashboard.failed" />
  </Card>
);
