import ExpandIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';

interface Props {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

/** The button that shows and hides the details of a card. */
export const ExpandButton = ({ isOpen, label, onToggle }: Props) => (
  <IconButton size="small" aria-expanded={isOpen} aria-label={label} onClick={onToggle}>
    <ExpandIcon
      fontSize="small"
      sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
    />
  </IconButton>
);
