import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState } from 'react';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Swatch } from '#resources/catalogue/attributes/parts/Swatch.tsx';
import {
  type OptionChoice,
  useOptionChoices,
} from '#resources/catalogue/attributes/parts/useOptionChoices.ts';
import type { ChosenAttribute, Named } from '#resources/catalogue/parents/parentForm.ts';
import { PlainCheckbox } from '#ui/form/PlainCheckbox.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { LoadingBox } from '#ui/layout/LoadingBox.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { withAll, withOption } from './chosen.ts';

interface Props {
  attribute: ChosenAttribute;
  onChange: (options: Named[]) => void;
}

const messages = 'resources.products/parents.attributes';

/** Selects options of an attribute, with search, swatches and a button for all matches. */
export const OptionPicker = ({ attribute, onChange }: Props) => {
  const translate = useText();
  const { data: all, error, isPending, refetch } = useOptionChoices(attribute.attr_id);
  const [text, setText] = useState('');
  const found = useMemo(() => {
    const searched = spellingKey(text);
    return searched ? (all ?? []).filter(({ key }) => key.includes(searched)) : (all ?? []);
  }, [all, text]);
  const chosen = useMemo(() => new Set(attribute.options.map(({ id }) => id)), [attribute]);
  if (error && !all) return <NotLoaded error={error} onRetry={refetch} />;
  if (isPending) {
    return <LoadingBox height={160} />;
  }
  if (all?.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`${messages}.noOptions`)}
      </Typography>
    );
  }
  const foundChosen = found.filter(({ id }) => chosen.has(id)).length;
  const isAll = found.length > 0 && foundChosen === found.length;
  return (
    <Box>
      <SearchField
        label={translate(`${messages}.searchOptions`, { name: attribute.name })}
        value={text}
        onChange={setText}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40, mt: 1 }}>
        <PlainCheckbox
          label={translate(`${messages}.all`, { name: attribute.name })}
          isChecked={isAll}
          isPartly={foundChosen > 0 && !isAll}
          onToggle={() => onChange(withAll(all ?? [], chosen, found, !isAll))}
        />
        <Typography variant="body2" aria-hidden>
          {translate(`${messages}.allShort`)}
        </Typography>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ ml: 'auto' }}>
          {translate(`${messages}.chosenOf`, { chosen: chosen.size, all: all?.length ?? 0 })}
        </Typography>
      </Box>
      <OptionRows
        label={translate(`${messages}.options`, { name: attribute.name })}
        options={found}
        chosen={chosen}
        onToggle={(id) => onChange(withOption(all ?? [], chosen, id))}
      />
    </Box>
  );
};

interface RowsProps {
  label: string;
  options: readonly OptionChoice[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

const rowHeight = 40;
const shownRows = 7;

/** Renders only visible options, because an attribute may have thousands. */
const OptionRows = ({ label, options, chosen, onToggle }: RowsProps) => {
  const translate = useText();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: options.length,
    overscan: 6,
    estimateSize: () => rowHeight,
    getScrollElement: () => area,
    useFlushSync: false,
  });
  if (options.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
        {translate('list.noMatches')}
      </Typography>
    );
  }
  return (
    <Box
      ref={setArea}
      role="group"
      aria-label={label}
      sx={{
        height: Math.min(options.length, shownRows) * rowHeight,
        overflow: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        '& .row': { display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' },
        '& .row:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          return (
            option && (
              // biome-ignore lint/a11y/noLabelWithoutControl: the label contains the checkbox
              <label
                key={option.id}
                className="row"
                style={{
                  position: 'absolute',
                  top: 0,
                  left: 0,
                  right: 0,
                  height: rowHeight,
                  transform: `translateY(${start}px)`,
                }}
              >
                <PlainCheckbox
                  label={option.name}
                  isChecked={chosen.has(option.id)}
                  onToggle={() => onToggle(option.id)}
                />
                <Swatch switchType={option.switchType} value={option.value} size={22} />
                <span aria-hidden>{option.name}</span>
              </label>
            )
          );
        })}
      </div>
    </Box>
  );
};
