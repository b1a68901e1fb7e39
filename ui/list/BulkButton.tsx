import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSingleClick } from '#ui/actions/useSingleClick.ts';

interface Props {
  icon: ReactNode;
  label: string;
  onClick: () => unknown;
  isDisabled?: boolean;
  isDangerous?: boolean;
}

/** The button of a bulk action; on narrow screens its label becomes a tooltip. */
export const BulkButton = ({ icon, label, onClick, isDisabled, isDangerous }: Props) => {
  // with fewer pixels, five labels would take a second line from the rows
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const act = useSingleClick(onClick);
  const shared = {
    onClick: act,
    disabled: isDisabled,
    color: isDangerous ? 'error' : 'primary',
  } as const;
  if (isWide) {
    return (
      <Button size="small" startIcon={icon} {...shared}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      {/* a disabled button fires no events for the tooltip */}
      <span>
        <IconButton aria-label={label} {...shared}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
};
