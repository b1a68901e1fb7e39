import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { type UseFragment, UsesOfDocument, UsesOfServicesDocument } from './uses.generated.ts';

export type UsedKind = 'attribute' | 'option' | 'group' | 'family' | 'service' | 'serviceGroup';

interface Props {
  of: UsedKind;
  ids: readonly string[];
}

const resources: Record<string, string> = {
  variation: 'products/variations',
  parent: 'products/parents',
  group: 'collections/attribute-groups',
  family: 'collections/attribute-families',
};

const atFirst = 10;
const atMost = 1000;

/** What uses these records, the first ten until all are asked for. */
export const UsesList = ({ of, ids }: Props) => {
  const translate = useTranslate();
  const [size, setSize] = useState(atFirst);
  const query = { of, ids: [...ids], size };
  const isService = of === 'service' || of === 'serviceGroup';
  // asked anew each time: what it says is why something was refused just now
  const { data, isPending } = useAsk('uses', isService ? UsesOfServicesDocument : UsesOfDocument, {
    query,
  });
  const label = translate('resources.collections/attributes.inUse.list');
  if (isPending) return <Skeleton variant="rounded" height={160} aria-label={label} />;
  const uses = data?.uses.data;
  if (!uses) return null;
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
        {label}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {translate('resources.collections/attributes.inUse.total', uses.total)}
        </Typography>
      </Typography>
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}
      >
        {uses.results.map((use) => (
          <UseItem key={`${use.kind} ${use.id}`} use={use} />
        ))}
      </Box>
      {size < Math.min(uses.total, atMost) && (
        <Button size="small" onClick={() => setSize(atMost)} sx={{ mt: 1 }}>
          {translate('resources.collections/attributes.inUse.more')}
        </Button>
      )}
    </>
  );
};

const UseItem = ({ use: { kind, id, name, sku } }: { use: UseFragment }) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: '0 0 110px' }}>
        {translate(`resources.collections/attributes.inUse.kinds.${kind}`)}
      </Typography>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        <RecordLink resource={resources[kind] ?? ''} id={id}>
          {name}
        </RecordLink>
        {sku && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {sku}
          </Typography>
        )}
      </Typography>
    </Box>
  );
};
