import UnknownIcon from '@mui/icons-material/DevicesOtherOutlined';
import DesktopIcon from '@mui/icons-material/LaptopMacOutlined';
import MobileIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import Chip from '@mui/material/Chip';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import type { OwnSessionsQuery } from './operations.generated.ts';
import { AccountItem, Fact } from './parts/AccountItem.tsx';

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
    <AccountItem
      icon={<Icon />}
      name={device}
      chip={
        session.isCurrent && (
          <Chip size="small" color="primary" label={translate('account.sessions.current')} />
        )
      }
      action={
        !session.isCurrent && (
          <ActionButton
            size="small"
            variant="outlined"
            disabled={isEnding}
            aria-label={translate('account.sessions.endOf', { device })}
            onClick={onEnd}
          >
            {translate('account.sessions.end')}
          </ActionButton>
        )
      }
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
    </AccountItem>
  );
};

const useDeviceName = ({ browser, system }: Session): string => {
  const translate = useText();
  if (browser && system) return translate('account.sessions.device', { browser, system });
  return browser ?? system ?? translate('account.sessions.unknownDevice');
};
