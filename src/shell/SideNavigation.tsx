import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { alpha, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import {
  type ComponentType,
  createContext,
  memo,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import {
  type Definition,
  definitionAt,
  nameOf,
  pathOf,
  titleKeyOf,
} from '#providers/registry/definition.ts';
import { registry } from '#resources/registry.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { headerHeight } from './Header.tsx';
import { menuOf } from './menu.ts';
import { type Icons, useIcons } from './useIcons.ts';
import { useVisible } from './useVisible.ts';

export const navigationWidth = 248;
/** Width of the navigation that shows only icons. */
export const railWidth = 64;

const RailContext = createContext(false);

const GoKeys = lazyPart(() => import('./keys/GoKeys.tsx'));

interface Props {
  isPermanent: boolean;
  /** Whether only the icons are shown; the names are tooltips. */
  isRail: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The side navigation: the registry's menu entries that the user may see, by group. */
export const SideNavigation = memo(({ isPermanent, isRail, isOpen, onClose }: Props) => {
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
            width: isRail ? railWidth : navigationWidth,
            overflowX: 'hidden',
            backgroundColor: isPermanent ? 'transparent' : 'background.paper',
            borderColor: 'divider',
            ...(isPermanent && { top: headerHeight, height: `calc(100% - ${headerHeight}px)` }),
          },
        },
      }}
    >
      <RailContext.Provider value={isRail}>
        <Menu />
      </RailContext.Provider>
    </Drawer>
  );
});

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
  const isRail = useContext(RailContext);
  return (
    <Box component="nav" aria-label={translate('shell.navigation')} sx={menuStyle(isRail)}>
      <ul>
        <Entry
          to="/"
          icon={DashboardIcon}
          label={translate('shell.dashboard')}
          isCurrent={pathname === '/'}
        />
      </ul>
      {groups.map(({ group, definitions }) => (
        <Group
          key={group}
          name={group}
          definitions={definitions}
          icons={icons}
          current={definitions.find((definition) => definition === current)}
        />
      ))}
    </Box>
  );
};

interface GroupProps {
  name: string;
  definitions: readonly Definition[];
  icons: Icons;
  /** The definition of the page, if it is in the group. */
  current: Definition | undefined;
}

/** Rendered again only if its current entry changes. */
const Group = memo(({ name, definitions, icons, current }: GroupProps) => {
  const translate = useDynamicText();
  const id = useId();
  const isRail = useContext(RailContext);
  return (
    <Box sx={isRail ? { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' } : { mt: 2 }}>
      <Typography
        id={id}
        variant="overline"
        color="text.secondary"
        sx={isRail ? visuallyHidden : { px: 1.5 }}
      >
        {translate(`shell.groups.${name}`)}
      </Typography>
      <ul aria-labelledby={id}>
        {definitions.map((definition) => (
          <Entry
            key={pathOf(definition)}
            to={pathOf(definition)}
            icon={icons[nameOf(definition)]}
            label={translate(titleKeyOf(definition), 2)}
            isCurrent={definition === current}
          />
        ))}
      </ul>
    </Box>
  );
});

const menuStyle = (isRail: boolean) => ({
  p: isRail ? 1 : 1.5,
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    borderRadius: 1,
    px: 1.5,
    py: 0.75,
    minHeight: 36,
    color: 'inherit',
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } },
    '&[aria-current]': {
      color: 'primary.main',
      backgroundColor: ({ palette }: Theme) =>
        alpha(palette.primary.main, palette.action.selectedOpacity),
      '& .name': { fontWeight: 600 },
    },
  },
  '& .icon': {
    display: 'inline-flex',
    flexShrink: 0,
    minWidth: isRail ? 0 : 34,
    color: 'action.active',
    '& svg': { fontSize: 20 },
  },
  '& [aria-current] .icon': { color: 'inherit' },
  '& .name': isRail
    ? visuallyHidden
    : { flex: 1, minWidth: 0, typography: 'body2', my: 0.5, fontWeight: 500 },
});

interface EntryProps {
  to: string;
  /** Undefined while loading; its space stays reserved. */
  icon: ComponentType | undefined;
  label: string;
  isCurrent: boolean;
}

/*
 * An entry consists of plain elements, which the menu styles. Material's list items render 20 components
 * for each of dozens of entries; these were a fifth of all components of the first page.
 */
const Entry = memo(({ to, icon: Icon, label, isCurrent }: EntryProps) => {
  const isRail = useContext(RailContext);
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  // the navigation may be longer than the window
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  const near = () => setNear(true);
  const link = (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={near}
      onFocus={near}
    >
      <span className="icon">{Icon && <Icon />}</span>
      <span className="name">{label}</span>
      <Suspense fallback={null}>{isNear && !isRail && <GoKeys to={to} />}</Suspense>
    </Link>
  );
  return (
    <li ref={place}>
      {isRail ? (
        <Tooltip title={label} placement="right" enterDelay={100}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
});
