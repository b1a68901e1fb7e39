import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';

interface Props {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
}

/** The icon and label of an item in a row's menu. */
export const MenuAction = ({ icon: Icon, label }: Props) => (
  <>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </>
);
