import BackIcon from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';

/** The link back to the list, above a record's title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    component={LinkBase}
    to={to}
    variant="body2"
    underline="hover"
    color="text.secondary"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}
  >
    <BackIcon sx={{ fontSize: 16 }} />
    {children}
  </Link>
);
