import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import {
  type UseFragment,
  UsesOfDocument,
  UsesOfServicesDocument,
} from '#providers/uses/operations.generated.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';

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

/** The uses of these records: the first ten, and all on request. */
export const UsesList = ({ of, ids }: Props) => {
  const translate = useTranslate();
  const [size, setSize] = useState(atFirst);
  const query = { of, ids: [...ids], size };
  const isService = of === 'service' || of === 'serviceGroup';
  // always fetched again, because it explains why something was just rejected
  const { data, isPending } = useAsk('uses', isService ? UsesOfServicesDocument : UsesOfDocument, {
    query,
  });
  const label = translate('inUse.list');
  if (isPending) return <Skeleton variant="rounded" height={160} aria-label={label} />;
  const uses = data?.uses.data;
  if (!uses) return null;
  return (
    <>
      <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
        {label}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {translate('inUse.total', uses.total)}
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
          {translate('inUse.more')}
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
        {translate(`inUse.kinds.${kind}`)}
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
