import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { type Move, wordOf } from './move.ts';

interface Props {
  name: string;
  state: string;
  moves: readonly Move['to'][];
  isPending: boolean;
  onMove: (to: Move['to']) => void;
}

/** The next step as a button, and every other that is possible in a menu. */
export const MoveButtons = ({ name, state, moves, isPending, onMove }: Props) => {
  const text = useDynamicText('resources.orders');
  const [next, ...others] = moves;
  const word = (to: Move['to']) => text(wordOf(to, to === state));
  const { button, popup } = useAnchor('menu');
  if (!next) return null;
  return (
    <>
      <ActionButton
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`${word(next)}: ${name}`}
        onClick={() => onMove(next)}
      >
        {word(next)}
      </ActionButton>
      {others.length > 0 && (
        <IconButton size="small" aria-label={text('moveMenu', { name })} {...button}>
          <MoreIcon />
        </IconButton>
      )}
      <Menu {...popup}>
        {others.map((to) => (
          <MenuItem
            key={to}
            onClick={() => {
              popup.onClose();
              onMove(to);
            }}
          >
            {word(to)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

interface AllProps {
  moves: readonly (readonly [Move['to'], readonly unknown[]])[];
  isPending: boolean;
  onMove: (to: Move['to']) => void;
}

/** The next step of several at once. */
export const MoveAll = ({ moves: [first], isPending, onMove }: AllProps) => {
  const text = useText('resources.orders');
  if (!first) return null;
  const [to, { length }] = first;
  return (
    <Button size="small" disabled={isPending} onClick={() => onMove(to)}>
      {`${text(`moves.${to}`)} (${length})`}
    </Button>
  );
};
