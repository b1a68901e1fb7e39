import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';

interface Props {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
}

/** What an entry of a row's menu shows. */
export const MenuAction = ({ icon: Icon, label }: Props) => (
  <>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </>
);
