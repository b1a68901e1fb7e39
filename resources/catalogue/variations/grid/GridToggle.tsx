import GridIcon from '@mui/icons-material/GridOnOutlined';
import Button from '@mui/material/Button';
import { useText } from '#providers/i18nProvider/useText.ts';
import { InSlot } from '#ui/list/toolbarSlots.tsx';

interface Props {
  isGrid: boolean;
  onToggle: () => void;
}

/** The button that turns the list into a grid, and back; cards have no room for one. */
export const GridToggle = ({ isGrid, onToggle }: Props) => {
  const translate = useText();
  return (
    <InSlot name="tools">
      <Button
        size="small"
        color="inherit"
        startIcon={<GridIcon />}
        aria-pressed={isGrid}
        onClick={onToggle}
        sx={{
          '@container (max-width: 559px)': { display: 'none' },
          '&[aria-pressed="true"]': { backgroundColor: 'action.selected' },
        }}
      >
        {translate('resources.products/variations.editInList')}
      </Button>
    </InSlot>
  );
};
