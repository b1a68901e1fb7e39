import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useSearchText } from '#ui/form/useSearchText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { GroupItem } from './GroupItem.tsx';
import { type OptionGroup, useOptionGroups } from './useOptionGroups.ts';

const GroupDialog = lazyPart(() => import('./GroupDialog.tsx'));

interface Props {
  attrId: string;
  /** All value groups of the attribute. */
  groups: ReturnType<typeof useOptionGroups>;
  chosen: string | undefined;
  /** Filters the options by a group; null shows all options. */
  onChoose: (id: string | null) => void;
}

/** Lists the value groups of an attribute; users search, select, create and edit them here. */
export const GroupsPanel = ({ attrId, groups, chosen, onChoose }: Props) => {
  const text = useText('resources.collections/attributes.options.groups');
  const titleId = useId();
  const search = useSearchText(limits.valueGroupDebounceMs);
  const found = useOptionGroups(attrId, search.text);
  // the group being edited, or 'new' for a new group
  const [edited, setEdited] = useState<OptionGroup | 'new' | null>(null);
  const [copied, setCopied] = useState<OptionGroup | null>(null);
  const refresh = () => void Promise.all([groups.refetch(), found.refetch()]);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box sx={{ px: 2, pt: 2 }}>
        <Typography id={titleId} variant="h2">
          {text('title')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
          {text('text')}
        </Typography>
        {groups.all.length > 0 && (
          <SearchField label={text('search')} value={search.typed} onChange={search.onSearch} />
        )}
      </Box>
      <Box
        component="ul"
        aria-label={text('title')}
        sx={{ listStyle: 'none', m: 0, px: 1, py: 1, maxHeight: 480, overflow: 'auto' }}
      >
        {found.all.map((group) => (
          <GroupItem
            key={group.id}
            group={group}
            isChosen={group.id === chosen}
            onChoose={() => onChoose(group.id === chosen ? null : group.id)}
            onEdit={() => setEdited(group)}
            onCopy={() => setCopied(group)}
            onDeleted={() => {
              if (group.id === chosen) onChoose(null);
              refresh();
            }}
          />
        ))}
      </Box>
      {found.all.length === 0 && !found.isPending && (
        <Typography variant="body2" color="text.secondary" role="status" sx={{ px: 2, pb: 1 }}>
          {text(groups.all.length > 0 ? 'noMatch' : 'empty')}
        </Typography>
      )}
      <Box sx={{ px: 2, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {text('create')}
        </Button>
        {chosen && (
          <Button size="small" onClick={() => onChoose(null)}>
            {text('all')}
          </Button>
        )}
      </Box>
      <Suspense fallback={null}>
        {edited && (
          <GroupDialog
            attrId={attrId}
            group={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onSaved={refresh}
          />
        )}
        {copied && (
          <GroupDialog
            attrId={attrId}
            group={undefined}
            original={copied}
            onClose={() => setCopied(null)}
            onSaved={refresh}
          />
        )}
      </Suspense>
    </Card>
  );
};
