import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { hideable, inOrder, type TableColumn } from './columns.ts';
import { widthLimits } from './columnWidths.ts';

interface Props {
  /** Name of the list; the browser stores the user's columns under it. */
  list: string;
  columns: readonly TableColumn[];
  onClose: () => void;
}

/** The order and the widths of a list's columns; a change applies at once. */
const ColumnsDialog = ({ list, columns, onClose }: Props) => {
  const translate = useText();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const preference = listChoicesOf(list);
  const choices = preference.use();
  const items = inOrder(hideable(columns), choices.order);
  const nameOf = ({ label, source }: TableColumn) =>
    String(translateLabel({ label, source, resource }));
  const move = (from: number, to: number) =>
    preference.set({ ...choices, order: arrayMove(items, from, to).map(({ source }) => source) });
  const line = (column: TableColumn, handle?: ReactNode) => (
    <Box sx={lineStyles}>
      {handle}
      <Typography sx={{ flex: 1 }}>{nameOf(column)}</Typography>
      <WidthField list={list} name={nameOf(column)} column={column} />
    </Box>
  );
  return (
    <InfoDialog title={translate('list.arrangeColumns')} width="sm" onClose={onClose}>
      {columns
        .filter(({ kind }) => kind === 'name')
        .map((column) => (
          <Box key={column.source} sx={{ mb: 1 }}>
            {line(column)}
          </Box>
        ))}
      <SortableList
        items={items}
        keyOf={({ source }) => source}
        nameOf={nameOf}
        label={translate('list.columns')}
        onMove={move}
        renderItem={line}
      />
    </InfoDialog>
  );
};

/** A column's width in pixels; empty for a width by content. */
const WidthField = ({
  list,
  name,
  column,
}: {
  list: string;
  name: string;
  column: TableColumn;
}) => {
  const translate = useText();
  const preference = listChoicesOf(list);
  const choices = preference.use();
  const width = choices.widths?.[column.source];
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const { [column.source]: _, ...others } = choices.widths ?? {};
    const number = Number(text);
    const isUsable = number >= widthLimits.min && number <= widthLimits.max;
    if (text === '' || isUsable) {
      const widths = text === '' ? others : { ...others, [column.source]: Math.round(number) };
      preference.set({ ...choices, widths });
    }
  };
  return (
    <TextField
      type="number"
      size="small"
      value={typed ?? width ?? ''}
      placeholder={translate('list.widthByContent')}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { 'aria-label': translate('list.widthOf', { name }), ...widthLimits },
      }}
      sx={{ width: 150 }}
    />
  );
};

const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  px: 1,
  backgroundColor: 'background.paper',
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ColumnsDialog;
