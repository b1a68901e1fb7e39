import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useSingleClick } from '#ui/actions/useSingleClick.ts';
import { useIsPhone } from './useIsPhone.ts';

interface Props {
  icon: ReactNode;
  label: string;
  onClick: () => unknown;
  isDisabled?: boolean;
  isDangerous?: boolean;
}

/**
 * The button of a bulk action; on narrow screens its label becomes a tooltip, but
 * not on a phone, which has none.
 */
export const BulkButton = ({ icon, label, onClick, isDisabled, isDangerous }: Props) => {
  // with fewer pixels, five labels would take a second line from the rows
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const isPhone = useIsPhone();
  const act = useSingleClick(onClick);
  const shared = {
    onClick: act,
    disabled: isDisabled,
    color: isDangerous ? 'error' : 'primary',
  } as const;
  if (isWide || isPhone) {
    return (
      <Button size="small" startIcon={icon} sx={{ flexShrink: 0 }} {...shared}>
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
