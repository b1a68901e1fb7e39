import MoreIcon from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useCan } from '#providers/authProvider/useCan.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { nextStep } from '#ui/record/useNextStepFocus.ts';
import type { StepProps } from './step.ts';

const dialogs = {
  receive: lazyPart(() => import('./ReceiveDialog.tsx')),
  refund: lazyPart(() => import('./RefundDialog.tsx')),
  reject: lazyPart(() => import('./RejectDialog.tsx')),
  withdraw: lazyPart(() => import('./WithdrawDialog.tsx')),
};
type Step = keyof typeof dialogs;

/** The steps of a return in each state, as in the table of decision 42. */
const steps: Record<string, readonly Step[]> = {
  announced: ['receive', 'reject', 'withdraw'],
  received: ['refund', 'reject'],
};

interface Props extends Omit<StepProps, 'onClose'> {
  /** Whether the viewer takes the goods back. */
  isMine: boolean;
}

/** Shows the next step of a return as a button, and the others in a menu. */
export const ReturnSteps = ({ isMine, ...of }: Props) => {
  const text = useText('resources.returns');
  const [open, setOpen] = useState<Step | null>(null);
  const canAccess = useCan('returns', 'edit');
  const [next, ...others] = (steps[of.returned.state] ?? []).filter(
    (step) => canAccess || (step === 'receive' && isMine),
  );
  const Dialog = open && dialogs[open];
  return (
    <>
      {next && (
        <Button
          {...nextStep}
          size="small"
          variant="outlined"
          onClick={() => setOpen(next)}
          aria-label={`${text(`${next}.action`)}: ${of.name}`}
        >
          {text(`${next}.action`)}
        </Button>
      )}
      {others.length > 0 && <FurtherSteps steps={others} name={of.name} onStep={setOpen} />}
      <Suspense fallback={null}>
        {Dialog && <Dialog {...of} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};

interface FurtherProps {
  steps: readonly Step[];
  name: string;
  onStep: (step: Step) => void;
}

const FurtherSteps = ({ steps: further, name, onStep }: FurtherProps) => {
  const text = useText('resources.returns');
  const { button, popup } = useAnchor('menu');
  return (
    <>
      <IconButton size="small" aria-label={text('menu', { name })} {...button}>
        <MoreIcon />
      </IconButton>
      <Menu {...popup}>
        {further.map((step) => (
          <MenuItem
            key={step}
            onClick={() => {
              popup.onClose();
              onStep(step);
            }}
          >
            {text(`${step}.action`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
