import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface Props {
  /** How many are selected. */
  text: string;
  onClear: () => void;
}

/** The beginning of each toolbar of what is selected: how many, and the way to select none. */
export const SelectionCount = ({ text, onClear }: Props) => {
  const translate = useTranslate();
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
