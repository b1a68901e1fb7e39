import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ServiceGroupRecord } from './record.generated.ts';
import { ServiceItem } from './ServiceItem.tsx';
import { ServiceMenu } from './ServiceMenu.tsx';
import type { ServiceTask } from './tasks.ts';

interface Props {
  group: ServiceGroupRecord;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onTask: (task: ServiceTask) => void;
}

/** Shows a service group: its name, number of uses and services. */
export const ServiceGroupSection = memo(({ group, selected, onToggle, onTask }: Props) => {
  const text = useText('resources.services');
  const locale = language.use();
  const titleId = useId();
  const { id, name, usage, services } = group;
  const usedText = text('wholeGroup', {
    smart_count: usage ?? 0,
    count: numberText(usage ?? 0, locale),
  });
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pt: 2, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text('count', services.length)}
            {usage ? (
              <>
                {' · '}
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  aria-label={`${usedText}: ${text('usesOf', { name })}`}
                  onClick={() => onTask({ kind: 'groupUses', group })}
                >
                  {usedText}
                </Link>
              </>
            ) : null}
          </Typography>
        </Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          aria-label={text('service.createIn', { name })}
          onClick={() => onTask({ kind: 'createService', groupId: id })}
        >
          {text('service.add')}
        </Button>
        <ServiceMenu
          name={name}
          onEdit={() => onTask({ kind: 'editGroup', group })}
          onCopy={() => onTask({ kind: 'copyGroup', group })}
          onHistory={() => onTask({ kind: 'groupHistory', group })}
          onDelete={() => onTask({ kind: 'deleteGroup', group })}
        />
      </Box>
      {services.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
          {services.map((service) => (
            <ServiceItem
              key={service.id}
              service={service}
              isInUsedGroup={Boolean(usage)}
              isSelected={selected.has(service.id)}
              onToggle={onToggle}
              onTask={onTask}
            />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pb: 2 }}>
          {text('group.empty')}
        </Typography>
      )}
    </Box>
  );
});
ServiceGroupSection.displayName = 'ServiceGroupSection';
