import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

interface Props {
  severity?: AlertColor;
  children: ReactNode;
  /**
   * Address of the page that fixes the problem, and the link text; without them there is no link.
   */
  to?: string | undefined;
  action?: string;
}

// the link wraps below the text if there is too little room beside it
const styles = {
  mb: 2,
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 180px' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center' },
} as const;

/** A notice, usually a warning, that stays until its cause is gone. */
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
