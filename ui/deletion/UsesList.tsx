import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { numberText } from '#contract/format.ts';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import {
  type UseFragment,
  UsesInContentDocument,
  UsesOfDocument,
  UsesOfServicesDocument,
} from '#providers/uses/operations.generated.ts';
import { UseLink } from '#ui/fields/UseLink.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';

/** The queries for the uses of each kind. */
const documents = {
  attribute: UsesOfDocument,
  option: UsesOfDocument,
  group: UsesOfDocument,
  family: UsesOfDocument,
  service: UsesOfServicesDocument,
  serviceGroup: UsesOfServicesDocument,
  variation: UsesInContentDocument,
  parent: UsesInContentDocument,
  affiliateProduct: UsesInContentDocument,
  tag: UsesInContentDocument,
  category: UsesInContentDocument,
  styleCategory: UsesInContentDocument,
};

export type UsedKind = keyof typeof documents;

interface Props {
  of: UsedKind;
  ids: readonly string[];
  /** False if a heading above the list already names it. */
  hasTitle?: boolean;
}

const atFirst = 10;
const atMost = 1000;

/** Lists the uses of the given records: the first ten, and all on request. */
export const UsesList = ({ of, ids, hasTitle = true }: Props) => {
  const translate = useDynamicText();
  const [size, setSize] = useState(atFirst);
  const query = { of, ids: [...ids], size, countUpTo: limits.countedTotal };
  // always refetched, because the list explains a rejection that has just happened
  const { data, isPending } = useApiQuery(documents[of], { query });
  const label = translate(`inUse.lists.${of}`, { _: translate('inUse.list') });
  if (isPending) return <LoadingBox height={160} label={label} />;
  const uses = data?.uses.data;
  if (!uses) return null;
  if (uses.total === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`inUse.noneOf.${of}`, { _: translate('inUse.none') })}
      </Typography>
    );
  }
  return (
    <>
      <UsesHeading title={hasTitle ? label : undefined} total={uses.total} />
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

/** The number of uses, after the title if there is one. */
const UsesHeading = ({ title, total }: { title: string | undefined; total: number }) => {
  const translate = useText();
  const count = numberText(limits.countedTotal, language.use());
  const hasMore = total > limits.countedTotal;
  if (title === undefined) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {hasMore ? translate('inUse.totalMore', { count }) : translate('inUse.total', total)}
      </Typography>
    );
  }
  return (
    <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
      {hasMore
        ? translate('inUse.titledMore', { title, count })
        : translate('inUse.titled', { title, smart_count: total })}
    </Typography>
  );
};

const UseItem = ({ use }: { use: UseFragment }) => {
  const translate = useText();
  const { kind, sku } = use;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: '0 0 110px' }}>
        {translate(`inUse.kinds.${kind}`)}
      </Typography>
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        <UseLink use={use} />
        {sku && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {sku}
          </Typography>
        )}
      </Typography>
    </Box>
  );
};
