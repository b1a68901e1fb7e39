import type { AlertProps } from '@mui/material/Alert';
import { lazy, Suspense } from 'react';

// loaded on demand, because most sign-ins need no message and it takes 1.5 KB
const Alert = lazy(() => import('@mui/material/Alert'));

/** A message above the form. */
export const Message = (props: Pick<AlertProps, 'severity' | 'children'>) => (
  <Suspense fallback={null}>
    <Alert {...props} />
  </Suspense>
);
