import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';

interface Props {
  /** Names the row for whoever cannot see it. */
  name: string;
  /** The menu; made when it opens, since a row of a thousand may not cost what a menu does. */
  children: (menu: { anchorEl: HTMLElement; onClose: () => void }) => ReactNode;
}

/** The menu at the end of a row. */
export const RowActions = ({ name, children }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('list.actionsOf', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && children({ anchorEl: anchor, onClose: () => setAnchor(null) })}
    </>
  );
};
