import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ServiceRecord } from './record.generated.ts';
import { ServiceMenu } from './ServiceMenu.tsx';
import type { ServiceTask } from './tasks.ts';
import { useDuration } from './useDuration.ts';

interface Props {
  service: ServiceRecord;
  /** Whether variations use its whole group. */
  isInUsedGroup: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
  onTask: (task: ServiceTask) => void;
}

export const ServiceItem = memo(
  ({ service, isInUsedGroup, isSelected, onToggle, onTask }: Props) => {
    const translate = useText();
    const text = useText('resources.services');
    const durationText = useDuration();
    const { id, name, duration, description, usage } = service;
    const locale = language.use();
    const usedText = text('used', {
      smart_count: usage ?? 0,
      count: numberText(usage ?? 0, locale),
    });
    const edit = () => onTask({ kind: 'editService', service });
    return (
      <Box component="li" sx={row}>
        <Checkbox
          size="small"
          checked={isSelected}
          onChange={() => onToggle(id)}
          slotProps={{ input: { 'aria-label': translate('list.select', { name }) } }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Link
            component="button"
            type="button"
            underline="hover"
            onClick={edit}
            sx={{ fontWeight: 560, textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          {description && (
            <Typography variant="body2" color="text.secondary" sx={twoLines}>
              {description}
            </Typography>
          )}
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
          {durationText(duration)}
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right' }}
        >
          {usage ? (
            <Link
              component="button"
              type="button"
              color="inherit"
              aria-label={`${usedText}: ${text('usesOf', { name })}`}
              onClick={() => onTask({ kind: 'serviceUses', service })}
            >
              {usedText}
            </Link>
          ) : (
            text(isInUsedGroup ? 'viaGroup' : 'unused')
          )}
        </Typography>
        <ServiceMenu
          name={name}
          onEdit={edit}
          onCopy={() => onTask({ kind: 'copyService', service })}
          onHistory={() => onTask({ kind: 'serviceHistory', service })}
          onDelete={() => onTask({ kind: 'deleteService', service, isInUsedGroup })}
        />
      </Box>
    );
  },
);
ServiceItem.displayName = 'ServiceItem';

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '42px minmax(0, 1fr) 110px 40px',
    sm: '42px minmax(0, 1fr) 120px 130px 40px',
  },
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  '&:hover': { backgroundColor: 'action.hover' },
} as const;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
