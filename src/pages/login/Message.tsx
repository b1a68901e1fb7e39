import type { AlertProps } from '@mui/material/Alert';
import { type ComponentType, lazy, Suspense } from 'react';

type Props = Pick<AlertProps, 'severity' | 'children'>;

// loaded on demand, because most sign-ins need no message and the component takes 1.5 KB; if it
// cannot be loaded, the text is shown without it
const Alert = lazy<ComponentType<Props>>(() =>
  import('@mui/material/Alert').catch(() => ({ default: ({ children }: Props) => children })),
);

/** A message above the form. */
export const Message = (props: Props) => (
  <Suspense fallback={null}>
    <Alert {...props} />
  </Suspense>
);
