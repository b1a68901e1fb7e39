import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { currentPortal } from '#providers/portal.ts';
import { pathOf } from '#providers/registry/definition.ts';
import { readSession } from '#providers/session.ts';
import { account } from '#resources/platform/account/account.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { MessagesBell } from './messages/MessagesBell.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

export const headerHeight = 56;

interface Props {
  /** Opens the navigation; undefined if the navigation is always visible. */
  onOpenNavigation: (() => void) | undefined;
}

/** Memoised, because the layout renders again with each page. */
export const Header = memo(({ onOpenNavigation }: Props) => {
  const translate = useText();
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        // at a high zoom it would take most of the window
        '@media (max-height: 400px)': { position: 'absolute' },
      }}
    >
      <Toolbar sx={toolbar}>
        {onOpenNavigation && (
          <IconButton
            edge="start"
            aria-label={translate('shell.header.menu')}
            onClick={onOpenNavigation}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Link
          component={RouterLink}
          to="/"
          aria-label={translate('shell.header.home')}
          underline="none"
          color="inherit"
          sx={{ display: 'flex', alignItems: 'center' }}
        >
          <Logo />
        </Link>
        <RoleLabel />
        <Box sx={{ flex: 1 }} />
        <CommandSearch />
        <MessagesBell />
        <LanguageToggle label={translate('shell.header.language')} />
        <ThemeMenu />
        <Profile />
        <LogoutButton />
      </Toolbar>
    </AppBar>
  );
});

/** Tighter spacing for narrow windows, down to 320 px. */
const toolbar = {
  height: headerHeight,
  minHeight: { xs: headerHeight },
  gap: 'clamp(0px, (100vw - 320px) / 10, 12px)',
  '@media (max-width: 479px)': {
    px: 1,
    '& .MuiIconButton-root': { p: 0.75, mx: 0 },
    '& .MuiToggleButton-root': { px: 0.75 },
    '& .wordmark': { display: 'none' },
  },
} as const;

/** The second role in the list of roles: the vendor type, or the portal's role again. */
const RoleLabel = () => {
  const translate = useText();
  const { permissions = [] } = usePermissions<string[]>();
  const [portalRole, role = portalRole] = permissions;
  if (!role) return null;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      sx={{
        display: { xs: 'none', sm: 'block' },
        pl: 1.5,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      {translate(`shell.roles.${role}`)}
    </Typography>
  );
};

/**
 * The link to the user's account. Administrators have a fixed name, partners their own name and
 * image (specification 6).
 */
const Profile = () => {
  const translate = useText();
  const { identity } = useGetIdentity();
  const own = identity?.fullName ?? readSession()?.user.name ?? '';
  const name = currentPortal() === 'admin' ? 'Admin' : own;
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  return (
    <ButtonBase
      component={RouterLink}
      to={pathOf(account)}
      sx={{ gap: 1, p: 0.5, borderRadius: 1, '&:hover': { backgroundColor: 'action.hover' } }}
    >
      <Box component="span" sx={visuallyHidden}>
        {translate('shell.header.account', { name })}
      </Box>
      <Avatar
        aria-hidden
        {...(identity?.avatar && { src: identity.avatar })}
        alt=""
        sx={{
          width: 34,
          height: 34,
          fontSize: 13,
          fontWeight: 600,
          color: 'primary.main',
          backgroundColor: 'primary.light',
        }}
      >
        {initials}
      </Avatar>
      <Typography
        aria-hidden
        variant="body2"
        noWrap
        sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 220, fontWeight: 560 }}
      >
        {name}
      </Typography>
    </ButtonBase>
  );
};
