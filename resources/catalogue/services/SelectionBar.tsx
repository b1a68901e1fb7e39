import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SelectionCount } from '#ui/list/SelectionCount.tsx';

interface Props {
  count: number;
  onMove: () => void;
  onClear: () => void;
}

/** Actions on the selected services. */
export const SelectionBar = ({ count, onMove, onClear }: Props) => {
  const translate = useText();
  if (count === 0) return null;
  const text = translate('resources.services.selected', count);
  return (
    <Box role="toolbar" aria-label={text} sx={bar}>
      <SelectionCount text={text} onClear={onClear} />
      <Button size="small" startIcon={<MoveIcon />} onClick={onMove}>
        {translate('resources.services.move.open')}
      </Button>
    </Box>
  );
};

const bar = {
  // stays visible while the user scrolls through other groups
  position: 'sticky',
  top: 64,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'primary.light',
} as const;
