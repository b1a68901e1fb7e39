import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';

interface Shown {
  picture: HTMLImageElement;
  source: string;
}

/**
 * Shows a compact row's picture in full size while the pointer or the focus is on the row, and the
 * full text of a cell that is cut off.
 */
const RowPreview = ({ area }: { area: HTMLElement }) => {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const showOf = (target: Element) => {
      nameCutText(target);
      const picture = target.closest('tr[data-index]')?.querySelector('img') ?? null;
      setShown((last) => {
        if (last?.picture === picture) return last;
        return picture && { picture, source: picture.src.replace(/w=\d+/, 'w=320') };
      });
    };
    const show = ({ target }: Event) => target instanceof Element && showOf(target);
    const hide = () => setShown(null);
    const under = area.querySelector('tr[data-index]:hover');
    if (under) showOf(under);
    area.addEventListener('pointerover', show);
    area.addEventListener('focusin', show);
    area.addEventListener('pointerleave', hide);
    area.addEventListener('focusout', hide);
    area.addEventListener('scroll', hide);
    return () => {
      area.removeEventListener('pointerover', show);
      area.removeEventListener('focusin', show);
      area.removeEventListener('pointerleave', hide);
      area.removeEventListener('focusout', hide);
      area.removeEventListener('scroll', hide);
    };
  }, [area]);
  if (!shown?.picture.isConnected) return null;
  return (
    <Popper
      open
      anchorEl={shown.picture}
      placement="left"
      container={area.closest('main')}
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      modifiers={[{ name: 'offset', options: { offset: [0, 8] } }]}
    >
      {/* the row's name describes it */}
      <Box component="img" src={shown.source} alt="" sx={pictureStyles} />
    </Popper>
  );
};

/** Cells are one line high, so what does not fit is in the tooltip of the browser. */
const nameCutText = (target: Element): void => {
  const cell = target.closest<HTMLElement>('tbody th, tbody td');
  if (!cell) return;
  const isCut = cell.scrollWidth > cell.clientWidth;
  cell.title = isCut ? (cell.textContent ?? '') : '';
};

const pictureStyles = {
  display: 'block',
  width: 240,
  height: 160,
  objectFit: 'cover',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  boxShadow: 8,
} as const;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RowPreview;
