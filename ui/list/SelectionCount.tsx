import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** Text with the number of selected items. */
  text: string;
  onClear: () => void;
}

/**
 * The start of a selection toolbar: the number of selected items, and a button that clears the
 * selection.
 */
export const SelectionCount = ({ text, onClear }: Props) => {
  const translate = useText();
  const label = translate('list.clearSelection');
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" edge="start" aria-label={label} onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {text}
      </Typography>
    </>
  );
};
