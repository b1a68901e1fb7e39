import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useAnchor } from '#ui/menus/useAnchor.ts';

interface Props {
  /** Names the row for whoever cannot see it. */
  name: string;
  /** The menu; made when it opens, since a row of a thousand may not cost what a menu does. */
  children: (menu: { anchorEl: HTMLElement; onClose: () => void }) => ReactNode;
}

/** The menu at the end of a row. */
export const RowActions = ({ name, children }: Props) => {
  const translate = useTranslate();
  const { button, popup } = useAnchor('menu');
  return (
    <>
      <IconButton size="small" aria-label={translate('list.actionsOf', { name })} {...button}>
        <MoreIcon fontSize="small" />
      </IconButton>
      {popup.anchorEl && children({ anchorEl: popup.anchorEl, onClose: popup.onClose })}
    </>
  );
};
