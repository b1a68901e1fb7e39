import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useNeighbours } from './useNeighbours.ts';

const icons = { previous: PreviousIcon, next: NextIcon };

/** Links to the previous and next record of the filtered list. */
export const NeighbourLinks = () => {
  const translate = useText();
  const neighbours = useNeighbours();
  return (['previous', 'next'] as const).map((side) => {
    const neighbour = neighbours[side];
    const Icon = icons[side];
    const label = translate(`resources.products/variations.neighbours.${side}`, {
      name: neighbour?.name ?? '–',
    });
    if (!neighbour) {
      return (
        <IconButton key={side} disabled aria-label={label}>
          <Icon />
        </IconButton>
      );
    }
    return (
      <Tooltip key={side} title={label}>
        <IconButton component={LinkBase} to={neighbour.address} aria-label={label}>
          <Icon />
        </IconButton>
      </Tooltip>
    );
  });
};
