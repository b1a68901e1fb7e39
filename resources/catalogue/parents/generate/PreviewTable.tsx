import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { PriceText } from '#ui/fields/PriceText.tsx';
import { SelectBox } from '#ui/list/SelectBox.tsx';
import { tableStyles } from '#ui/list/tableStyles.ts';
import { keyOf, toggledKeys } from './generation.ts';
import type { GeneratedRow } from './usePreview.ts';

const messages = 'resources.products/parents.generate';
const columns = [
  { name: 'name', width: undefined },
  { name: 'options', width: 150 },
  { name: 'sku', width: 176 },
  { name: 'price', width: 112 },
  { name: 'state', width: 128 },
] as const;

/** Shows a page of the variations to generate; users can exclude each of them. */
export const PreviewTable = ({ rows }: { rows: readonly GeneratedRow[] }) => {
  const translate = useText();
  const { field } = useController({ name: 'excluded' });
  const excluded: string[] = field.value;
  const left = new Set(excluded);
  const free = rows.filter(({ exists }) => !exists).map(keyOf);
  const taken = free.filter((key) => !left.has(key)).length;
  const toggleAll = () => {
    const page = new Set(free);
    const others = excluded.filter((key) => !page.has(key));
    field.onChange(taken === free.length ? [...others, ...free] : others);
  };
  return (
    <Box
      role="region"
      aria-label={translate(`${messages}.preview`)}
      tabIndex={0}
      data-selectable
      data-density="compact"
      sx={[tableStyles, area]}
    >
      <table style={{ minWidth: 800 }}>
        <colgroup>
          <col style={{ width: 48 }} />
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="select">
              {free.length > 0 && (
                <SelectBox
                  label={translate(`${messages}.includeAll`)}
                  isChecked={taken === free.length}
                  isPartly={taken > 0 && taken < free.length}
                  onToggle={toggleAll}
                />
              )}
            </td>
            {columns.map(({ name }) => (
              <th key={name} scope="col" data-align={name === 'price' ? 'right' : undefined}>
                {translate(`${messages}.columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <Row
                key={key}
                row={row}
                isTaken={!left.has(key)}
                onToggle={() => field.onChange(toggledKeys(excluded, key))}
              />
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};

const area = {
  maxHeight: 620,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& tr[data-left] > *': { color: 'text.secondary' },
} as const;

interface RowProps {
  row: GeneratedRow;
  isTaken: boolean;
  onToggle: () => void;
}

const Row = ({ row, isTaken, onToggle }: RowProps) => {
  const translate = useText();
  const { name, slug, sku, price, options, exists } = row;
  return (
    <tr data-left={!isTaken || exists || undefined}>
      <td className="select">
        {!exists && (
          <SelectBox
            label={translate(`${messages}.include`, { name })}
            isChecked={isTaken}
            onToggle={onToggle}
          />
        )}
      </td>
      <th scope="row">
        {name}
        <Typography variant="caption" color="text.secondary" component="div">
          {slug}
        </Typography>
      </th>
      <td>{options.map((option) => option.name).join(' / ')}</td>
      <td>{sku}</td>
      <td data-align="right">
        <PriceText value={price} />
      </td>
      <td>
        <State row={row} isTaken={isTaken} />
      </td>
    </tr>
  );
};

const State = ({ row: { exists, rule }, isTaken }: Pick<RowProps, 'row' | 'isTaken'>) => {
  const translate = useDynamicText();
  if (exists) return translate(`${messages}.states.exists`);
  if (!isTaken) return translate(`${messages}.states.excluded`);
  if (!rule) return translate(`${messages}.states.new`);
  return (
    <Typography variant="body2" color="error">
      {translate(rule)}
    </Typography>
  );
};
