import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  name: string;
  /** A label behind the name. */
  chip?: ReactNode;
  /** The {@link Fact}s. */
  children: ReactNode;
  action?: ReactNode;
}

/** A session or a passkey of the user, with its facts and its action. */
export const AccountItem = ({ icon, name, chip, children, action }: Props) => (
  <ListItem
    divider
    sx={{ px: 3, py: 2, gap: 2, alignItems: 'flex-start', '&:last-of-type': { border: 0 } }}
  >
    <Box sx={{ mt: 0.25, display: 'flex', color: 'text.secondary' }}>{icon}</Box>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
        {chip}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.25 }}
      >
        {children}
      </Box>
    </Box>
    {action}
  </ListItem>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 0.75 }}>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);
