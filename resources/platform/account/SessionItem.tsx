import UnknownIcon from '@mui/icons-material/DevicesOtherOutlined';
import DesktopIcon from '@mui/icons-material/LaptopMacOutlined';
import MobileIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import type { OwnSessionsQuery } from './operations.generated.ts';

type Session = OwnSessionsQuery['ownSessions']['data'][number];

interface Props {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

const icons = { desktop: DesktopIcon, mobile: MobileIcon, tablet: TabletIcon };

export const SessionItem = ({ session, isEnding, onEnd }: Props) => {
  const translate = useText();
  const Icon = session.device ? icons[session.device] : UnknownIcon;
  const device = useDeviceName(session);
  return (
    <ListItem
      divider
      sx={{ px: 3, py: 2, gap: 2, alignItems: 'flex-start', '&:last-of-type': { border: 0 } }}
    >
      <Icon sx={{ mt: 0.25, color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 560 }}>{device}</Typography>
          {session.isCurrent && (
            <Chip size="small" color="primary" label={translate('account.sessions.current')} />
          )}
        </Box>
        <Box
          component="dl"
          sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.25 }}
        >
          <Fact label={translate('account.sessions.lastUsed')}>
            <DateText value={session.lastUsedAt} />
          </Fact>
          <Fact label={translate('account.sessions.begun')}>
            <DateText value={session.createdAt} />
          </Fact>
          {session.address && (
            <Fact label={translate('account.sessions.address')}>{session.address}</Fact>
          )}
        </Box>
      </Box>
      {!session.isCurrent && (
        <ActionButton
          size="small"
          variant="outlined"
          disabled={isEnding}
          aria-label={translate('account.sessions.endOf', { device })}
          onClick={onEnd}
        >
          {translate('account.sessions.end')}
        </ActionButton>
      )}
    </ListItem>
  );
};

const useDeviceName = ({ browser, system }: Session): string => {
  const translate = useText();
  if (browser && system) return translate('account.sessions.device', { browser, system });
  return browser ?? system ?? translate('account.sessions.unknownDevice');
};

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
