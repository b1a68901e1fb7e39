import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useNetworkAddress } from './networkAddress.ts';

const ConnectionRequestDialog = lazyPart(() => import('./ConnectionRequestDialog.tsx'));

interface Props {
  partner: { id: string; kind: string; name: string; state: string };
}

/** The tab of "My network" that contains a request or connection, by its state. */
const tabs: Readonly<Record<string, string>> = {
  sent: 'sent',
  denied: 'sent',
  received: 'received',
  declined: 'received',
  connected: 'connected',
};

/** Sends a connection request, or links to the existing request or connection. */
export const RelationAction = ({ partner }: Props) => {
  const translate = useText();
  const { own } = useNetworkAddress();
  const [isAsking, setAsking] = useState(false);
  const { name, state } = partner;
  const tab = tabs[state];
  if (tab) {
    return (
      <Button
        size="small"
        component={LinkBase}
        to={own(tab)}
        aria-label={translate(`network.see.${tab}Of`, { name })}
      >
        {translate(`network.see.${tab}`)}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('network.ask.of', { name })}
        onClick={() => setAsking(true)}
      >
        {translate('network.ask.button')}
      </Button>
      <Suspense fallback={null}>
        {isAsking && <ConnectionRequestDialog partner={partner} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
};
