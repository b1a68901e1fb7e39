import DoneIcon from '@mui/icons-material/Check';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import MissingIcon from '@mui/icons-material/PendingOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { alpha } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { LinkBase } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { KeyBelow } from '#i18n/keys.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { valueAt } from '#ui/record/recordField.ts';

export interface FormStep {
  id: string;
  title: string;
  /** Address of the step. */
  to: string;
  /** The step's fields, used to find the steps that have errors. */
  sources: readonly string[];
  /** True if the user still has to complete something in the step. */
  isIncomplete?: boolean;
}

interface Props {
  label: string;
  steps: readonly FormStep[];
  step: string;
  /** True if the steps after the first are accessible. */
  isOpen: boolean;
  /**
   * True if changing the step saves first; `onLeave` then receives the address of the other step.
   */
  savesOnLeave: boolean;
  onLeave: (to: string) => void;
}

/** The stepper of a form. It marks the steps that have errors or are incomplete. */
export const FormSteps = ({ label, steps, step, isOpen, savesOnLeave, onLeave }: Props) => {
  const { errors } = useFormState();
  const place = useRef<HTMLElement>(null);
  const leave = (event: MouseEvent, to: string) => {
    if (!savesOnLeave || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave(to);
    place.current?.closest('form')?.requestSubmit();
  };
  return (
    <Box component="nav" ref={place} aria-label={label} sx={{ mb: 3 }}>
      <Box component="ol" sx={listStyles}>
        {steps.map((each, index) => {
          const { id, sources, to } = each;
          const isWrong = sources.some((source) => valueAt(errors, source) !== undefined);
          return (
            <Box component="li" key={id} sx={{ minWidth: 0 }}>
              <Step
                step={each}
                position={index + 1}
                isCurrent={id === step}
                isWrong={isWrong}
                isOpen={isOpen}
                onClick={(event) => leave(event, to)}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};

interface StepProps {
  step: FormStep;
  position: number;
  isCurrent: boolean;
  isWrong: boolean;
  isOpen: boolean;
  onClick: (event: MouseEvent) => void;
}

const Step = ({ step, position, isCurrent, isWrong, isOpen, onClick }: StepProps) => {
  const translate = useText();
  const { title, to, isIncomplete } = step;
  const isReached = isOpen || isCurrent;
  const name = (key: KeyBelow<'steppedForm'>) => translate(`steppedForm.${key}`, { title });
  const content = (
    <>
      <Mark isWrong={isWrong} isMissing={isIncomplete ?? false} isDone={isOpen}>
        {position}
      </Mark>
      {title}
    </>
  );
  const label = isWrong ? name('wrong') : isIncomplete && isOpen ? name('incomplete') : undefined;
  if (!isReached) {
    return (
      <Box component="span" sx={[stepStyles, { color: 'text.secondary' }]}>
        {content}
      </Box>
    );
  }
  return (
    <ButtonBase
      component={LinkBase}
      to={to}
      onClick={isCurrent ? undefined : onClick}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={label}
      sx={[
        stepStyles,
        ({ palette }) => ({
          '&:hover': { backgroundColor: 'action.hover' },
          ...(isCurrent && {
            fontWeight: 600,
            color: 'primary.main',
            borderColor: 'primary.main',
            backgroundColor: alpha(palette.primary.main, 0.06),
          }),
        }),
      ]}
    >
      {content}
    </ButtonBase>
  );
};

interface MarkProps {
  isWrong: boolean;
  isMissing: boolean;
  isDone: boolean;
  children: ReactNode;
}

const Mark = ({ isWrong, isMissing, isDone, children }: MarkProps) => {
  if (isWrong) return <ErrorIcon color="error" fontSize="small" />;
  if (isDone && isMissing) return <MissingIcon color="warning" fontSize="small" />;
  if (isDone) return <DoneIcon color="success" fontSize="small" />;
  return (
    <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
      {children}
    </Box>
  );
};

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

const stepStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minHeight: 40,
  typography: 'body2',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
