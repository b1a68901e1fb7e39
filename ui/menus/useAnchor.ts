import { type MouseEvent, useState } from 'react';

/**
 * Props for a button that opens a popup: `button` for the button, `popup` for the Menu or Popover.
 */
export const useAnchor = (kind: 'menu' | 'dialog') => {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  return {
    button: {
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: (event: MouseEvent<HTMLElement>) => setAnchorEl(event.currentTarget),
    },
    popup: { open, anchorEl, onClose: () => setAnchorEl(null) },
  } as const;
};
