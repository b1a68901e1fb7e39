import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

interface Props {
  severity?: AlertColor;
  children: ReactNode;
  /** Where it is mended, and what the link says; without them it can only be told. */
  to?: string | undefined;
  action?: string;
}

// the link stands below a text that it would leave too little room
const styles = {
  mb: 2,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 180px' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
} as const;

/** What is to be known until its cause is gone, mostly a warning. */
export const Notice = ({ severity = 'warning', children, to, action }: Props) => (
  <Alert
    severity={severity}
    sx={styles}
    action={
      to && (
        <Button size="small" color="inherit" component={LinkBase} to={to}>
          {action}
        </Button>
      )
    }
  >
    {children}
  </Alert>
);
