import NewIcon from '@mui/icons-material/AddCircleOutline';
import RefusedIcon from '@mui/icons-material/BlockOutlined';
import DuplicateIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import type { PastedValue } from '#contract/rules/catalogue/attributeOption.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';

type State = PastedValue['state'];

const states: readonly State[] = ['new', 'duplicate', 'refused'];
const icons = { new: NewIcon, duplicate: DuplicateIcon, refused: RefusedIcon };
const colours = { new: 'success', duplicate: 'warning', refused: 'error' } as const;
const rowHeight = 48;

/** Shows the result for each pasted name. A click on a count filters the list. */
export const PastePreview = ({ judged }: { judged: readonly PastedValue[] }) => {
  const text = useText('resources.collections/attributes.options.pasting');
  const [only, setOnly] = useState<State | null>(null);
  const shown = only ? judged.filter(({ state }) => state === only) : judged;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="p">
        {text('preview')}
      </Typography>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        {states.map((state) => {
          const count = judged.filter((value) => value.state === state).length;
          return (
            <Chip
              key={state}
              size="small"
              color={count > 0 ? colours[state] : 'default'}
              variant={only === state ? 'filled' : 'outlined'}
              label={`${text(`states.${state}`)}: ${count}`}
              aria-pressed={only === state}
              onClick={() => setOnly(only === state ? null : state)}
            />
          );
        })}
      </Box>
      {judged.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {text('nothing')}
        </Typography>
      ) : (
        <Values values={shown} label={text('preview')} />
      )}
    </Box>
  );
};

const Values = ({ values, label }: { values: readonly PastedValue[]; label: string }) => {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: values.length,
    estimateSize: () => rowHeight,
    getScrollElement: () => area,
    useFlushSync: false,
  });
  return (
    <Box
      ref={setArea}
      role="region"
      aria-label={label}
      // makes the area scrollable with the arrow keys
      tabIndex={0}
      sx={{ height: 300, overflow: 'auto', contain: 'content', position: 'relative' }}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative' }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const value = values[index];
          return value && <Value key={index} value={value} top={start} />;
        })}
      </Box>
    </Box>
  );
};

const Value = ({
  value: { name, state, rule, limit, double },
  top,
}: {
  value: PastedValue;
  top: number;
}) => {
  const translate = useDynamicText();
  const Icon = icons[state];
  const why =
    double !== undefined
      ? translate('resources.collections/attributes.options.pasting.double', { name: double })
      : rule && translate(rule, { limit });
  return (
    <Box
      component="li"
      style={{ top, height: rowHeight }}
      sx={{
        position: 'absolute',
        insetInline: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon
        color={colours[state]}
        fontSize="small"
        titleAccess={translate(`resources.collections/attributes.options.pasting.states.${state}`)}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        {why && (
          <Typography variant="caption" color="text.secondary" noWrap component="p">
            {why}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
