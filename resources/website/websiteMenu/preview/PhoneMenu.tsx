import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Brands, Marketing, Promo } from './parts.tsx';
import type { PreviewTop } from './previewTree.ts';

/** Shows one level at a time, like the menu on a phone. */
export const PhoneMenu = ({ tops }: { tops: readonly PreviewTop[] }) => {
  const translate = useText();
  const [path, setPath] = useState<readonly string[]>([]);
  const top = tops.find(({ id }) => id === path[0]);
  const group = top?.groups.find(({ id }) => id === path[1]);
  const here = group ?? top;
  return (
    <Box component="nav">
      {here && (
        <Entry
          start={<BackIcon />}
          label={translate('resources.website-menu.preview.back', { name: here.name })}
          onOpen={() => setPath(path.slice(0, -1))}
        >
          <strong>{here.name}</strong>
        </Entry>
      )}
      {!top &&
        tops.map(({ id, name }) => (
          <Entry key={id} end={<NextIcon />} onOpen={() => setPath([id])}>
            {name}
          </Entry>
        ))}
      {top &&
        !group &&
        top.groups.map(({ id, name }) => (
          <Entry key={id} end={<NextIcon />} onOpen={() => setPath([top.id, id])}>
            {name}
          </Entry>
        ))}
      {group?.items.map(({ id, name }) => (
        <Box key={id} sx={row}>
          {name}
        </Box>
      ))}
      {top && !group && (
        <Box sx={{ display: 'grid', gap: 2.5, p: 2.5 }}>
          <Promo top={top} picture={top.mobile_image ?? top.image} />
          <Marketing top={top} />
          <Brands top={top} />
        </Box>
      )}
    </Box>
  );
};

interface EntryProps {
  start?: ReactNode;
  end?: ReactNode;
  /** Defaults to the item's text. */
  label?: string;
  onOpen: () => void;
  children: ReactNode;
}

const Entry = ({ start, end, label, onOpen, children }: EntryProps) => (
  <ButtonBase onClick={onOpen} aria-label={label} sx={row}>
    {start}
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    {end}
  </ButtonBase>
);

const row = {
  width: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 1.75,
  font: 'inherit',
  fontSize: 17,
  textAlign: 'left',
  borderBottom: '1px solid #e4ded6',
} as const;
