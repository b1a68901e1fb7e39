import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { partRow } from '#resources/shop/shops/parts/ShopPart.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { ApiKey } from './apiKey.ts';
import { RevokeButton } from './RevokeButton.tsx';

const RotateDialog = lazyPart(() => import('./RotateDialog.tsx'));

const tones = {
  active: 'success',
  ending: 'warning',
  ended: 'neutral',
  revoked: 'neutral',
} as const;

/** A key with what it may do, how it was used, and what can be done with it. */
export const KeyRow = ({ apiKey }: { apiKey: ApiKey }) => {
  const text = useText('resources.shops.keys');
  const { name, hint, scopes } = apiKey;
  const state = apiKey.state as keyof typeof tones;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text('hint', { hint })}
        </Typography>
      </Box>
      <Box>
        <Badge tone={tones[state]}>{text(`states.${state}`)}</Badge>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {scopes.map((scope) => text(`scopes.${scope as 'orders'}`)).join(', ')}
        </Typography>
      </Box>
      <Times apiKey={apiKey} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', ml: -0.75 }}>
        {(state === 'active' || state === 'ending') && <Actions apiKey={apiKey} />}
      </Box>
    </Box>
  );
};

const Times = ({ apiKey }: { apiKey: ApiKey }) => {
  const text = useText('resources.shops.keys');
  const { createdBy, createdAt, lastUsedAt, endsAt, revokedAt } = apiKey;
  const moment = useMomentText();
  const lines = [
    text('createdBy', { by: createdBy, at: moment(createdAt) }),
    lastUsedAt ? text('lastUsed', { at: moment(lastUsedAt) }) : text('neverUsed'),
    revokedAt ? text('revokedAt', { at: moment(revokedAt) }) : '',
    endsAt && !revokedAt ? text('endsAt', { at: moment(endsAt) }) : '',
  ];
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
};

const Actions = ({ apiKey }: { apiKey: ApiKey }) => {
  const text = useText('resources.shops.keys');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`${text('rotate.action')}: ${apiKey.name}`}
        onClick={() => setOpen(true)}
      >
        {text('rotate.action')}
      </Button>
      <RevokeButton apiKey={apiKey} />
      <Suspense fallback={null}>
        {isOpen && <RotateDialog apiKey={apiKey} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

const row = partRow('1fr 1.2fr');
