import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { definitionAt, nameOf, pathOf, titleKeyOf } from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { headerHeight } from './Header.tsx';
import { menuOf } from './menu.ts';
import { useIcons } from './useIcons.ts';
import { useVisible } from './useVisible.ts';

export const navigationWidth = 248;

interface Props {
  isPermanent: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The side navigation: the registry's menu entries that the user may see, by group. */
export const SideNavigation = ({ isPermanent, isOpen, onClose }: Props) => {
  const label = useText()('shell.navigation');
  return (
    <Drawer
      variant={isPermanent ? 'permanent' : 'temporary'}
      open={isPermanent || isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          // as an overlay it is a dialog
          ...(!isPermanent && { 'aria-label': label }),
          sx: {
            width: navigationWidth,
            backgroundColor: isPermanent ? 'transparent' : 'background.paper',
            borderColor: 'divider',
            ...(isPermanent && { top: headerHeight, height: `calc(100% - ${headerHeight}px)` }),
          },
        },
      }}
    >
      <Menu />
    </Drawer>
  );
};

/**
 * The menu entries. Wholesalers who are not yet visible to others have no entry for orders;
 * suspended ones keep it.
 */
const useEntries = () => {
  const visible = useVisible();
  const { identity } = useGetIdentity();
  const { permissions = [] } = usePermissions<string[]>();
  const isWithoutOrders = identity?.isWithoutOrders && !permissions.includes('suspended');
  return useMemo(
    () => (isWithoutOrders ? visible.filter((each) => nameOf(each) !== 'orders') : visible),
    [visible, isWithoutOrders],
  );
};

const Menu = () => {
  const translate = useDynamicText();
  const { pathname } = useLocation();
  const current = definitionAt(registry, pathname);
  const visible = useEntries();
  const icons = useIcons(visible);
  const groups = useMemo(() => menuOf(visible), [visible]);
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={{ p: 1.5 }}>
      <List disablePadding>
        <Entry
          to="/"
          icon={DashboardIcon}
          label={translate('shell.dashboard')}
          isCurrent={pathname === '/'}
        />
      </List>
      {groups.map(({ group, definitions }) => (
        <Group key={group} title={translate(`shell.groups.${group}`)}>
          {definitions.map((definition) => (
            <Entry
              key={pathOf(definition)}
              to={pathOf(definition)}
              icon={icons[nameOf(definition)]}
              label={translate(titleKeyOf(definition), 2)}
              isCurrent={definition === current}
            />
          ))}
        </Group>
      ))}
    </Box>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} variant="overline" color="text.secondary" sx={{ px: 1.5 }}>
        {title}
      </Typography>
      <List disablePadding aria-labelledby={id}>
        {children}
      </List>
    </Box>
  );
};

interface EntryProps {
  to: string;
  /** Undefined while loading; its space stays reserved. */
  icon: ComponentType | undefined;
  label: string;
  isCurrent: boolean;
}

const Entry = ({ to, icon: Icon, label, isCurrent }: EntryProps) => {
  const place = useRef<HTMLLIElement>(null);
  // the navigation may be longer than the window
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <ListItem ref={place} disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{
          borderRadius: 1,
          px: 1.5,
          py: 0.75,
          '&.Mui-selected': {
            color: 'primary.main',
            '& .MuiListItemIcon-root': { color: 'inherit' },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 34, '& svg': { fontSize: 20 } }}>
          {Icon && <Icon />}
        </ListItemIcon>
        <ListItemText
          primary={label}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: isCurrent ? 600 : 500 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
};
