import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Brands, Marketing, Promo } from './parts.tsx';
import type { PreviewGroup, PreviewTop } from './previewTree.ts';

/** Shows the bar with the items of level 2, and below it the submenu of the selected item. */
export const DesktopMenu = ({ tops }: { tops: readonly PreviewTop[] }) => {
  const [chosen, setChosen] = useState(tops[0]?.id);
  const open = tops.find(({ id }) => id === chosen) ?? tops[0];
  return (
    <>
      <Box component="nav" sx={bar}>
        {tops.map(({ id, name }) => (
          <ButtonBase
            key={id}
            aria-expanded={id === open?.id}
            onMouseEnter={() => setChosen(id)}
            onClick={() => setChosen(id)}
            sx={{
              py: 2.5,
              px: 0.5,
              font: 'inherit',
              fontSize: 17,
              fontWeight: 600,
              borderBottom: '3px solid',
              borderColor: id === open?.id ? '#7a4b1f' : 'transparent',
            }}
          >
            {name}
          </ButtonBase>
        ))}
      </Box>
      {open && (
        <Box sx={panel}>
          <Box sx={{ columns: 3, columnGap: 4 }}>
            {open.groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </Box>
          <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <Promo top={open} picture={open.image} />
            <Marketing top={open} />
            <Brands top={open} />
          </Box>
        </Box>
      )}
    </>
  );
};

const Group = ({ group }: { group: PreviewGroup }) => (
  <Box sx={{ breakInside: 'avoid', mb: 3.5 }}>
    {group.image && (
      <Box
        component="img"
        src={`/images/${group.image}?w=320`}
        alt=""
        sx={{
          width: 1,
          height: 120,
          objectFit: 'cover',
          objectPosition: 'center 85%',
          borderRadius: 1,
          mb: 1,
        }}
      />
    )}
    <Typography sx={{ fontWeight: 650, mb: 0.75 }}>{group.name}</Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {group.items.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ color: '#5b544c', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
      ))}
    </Box>
  </Box>
);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  px: 6,
  borderBottom: '1px solid #e4ded6',
} as const;

const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 6,
  p: 6,
} as const;
