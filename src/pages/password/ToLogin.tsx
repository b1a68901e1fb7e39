import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

export const ToLogin = ({ label }: { label: string }) => (
  <Link component={RouterLink} to="/login" variant="body2" sx={{ alignSelf: 'center' }}>
    {label}
  </Link>
);
