import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

// most people sign in without being told anything: its 1.5 KB come when there is something to tell
const Alert = lazy(() => import('@mui/material/Alert'));

/** What there is to say above the form. */
export const Message = (props: Pick<AlertProps, 'severity' | 'children'>) => (
  <Suspense fallback={null}>
    <Alert {...props} />
  </Suspense>
);
