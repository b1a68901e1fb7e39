import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { nextStep } from '#ui/record/useNextStepFocus.ts';
import { messageKeyOf, type Transition } from './transition.ts';

interface Props {
  name: string;
  state: string;
  transitions: readonly Transition['to'][];
  isPending: boolean;
  onTransition: (to: Transition['to']) => void;
}

/** Shows the next step as a button and all other possible steps in a menu. */
export const TransitionButtons = ({ name, state, transitions, isPending, onTransition }: Props) => {
  const text = useDynamicText('resources.orders');
  const [next, ...others] = transitions;
  const word = (to: Transition['to']) => text(messageKeyOf(to, to === state));
  const { button, popup } = useAnchor('menu');
  if (!next) return null;
  return (
    <>
      <ActionButton
        {...nextStep}
        size="small"
        variant="outlined"
        disabled={isPending}
        aria-label={`${word(next)}: ${name}`}
        onClick={() => onTransition(next)}
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
              onTransition(to);
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
  transitions: readonly (readonly [Transition['to'], readonly unknown[]])[];
  isPending: boolean;
  onTransition: (to: Transition['to']) => void;
}

/** A button for the next step of several lines or services. */
export const TransitionAll = ({ transitions: [first], isPending, onTransition }: AllProps) => {
  const text = useText('resources.orders');
  if (!first) return null;
  const [to, { length }] = first;
  return (
    <Button size="small" disabled={isPending} onClick={() => onTransition(to)}>
      {`${text(`moves.${to}`)} (${length})`}
    </Button>
  );
};
