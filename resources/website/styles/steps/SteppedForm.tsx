import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import {
  type FormProps,
  LinkBase,
  type RaRecord,
  useGetResourceLabel,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { AppForm } from '#ui/form/AppForm.tsx';
import { BackLink } from '#ui/form/BackLink.tsx';
import { useInitialValues } from '#ui/form/Duplicated.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { UnsavedGuard } from '#ui/form/UnsavedGuard.tsx';
import { useIsUnsaved } from '#ui/form/useIsUnsaved.ts';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { type FormStep, FormSteps } from './FormSteps.tsx';
import { StepErrors } from './StepErrors.tsx';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues'> {
  title: string;
  nameOf: (record: RaRecord) => string;
  /** Accessible name of the stepper. */
  label: string;
  steps: readonly FormStep[];
  /** Id of the current step. */
  step: string;
  /** The address to open after a save; the form sets it, and `onSaved` of the page reads it. */
  target: { current: string | null };
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** Content above the current step. */
  notice?: ReactNode;
  /** Disables saving. */
  isReadOnly?: boolean;
  /** The cards of the current step. */
  children: ReactNode;
}

const width = 760;

/**
 * A form in several steps, each with its own address. Changing the step saves unsaved input first;
 * if the server rejects it, the current step stays open. Errors appear at their fields and steps,
 * without a toast.
 */
export const SteppedForm = ({ validate, defaultValues, target, children, ...props }: Props) => {
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const { save } = useSaveContext();
  const isUnsaved = useRef(false);
  const record = useRecordContext();
  const { steps, step } = props;
  const following = steps[steps.findIndex(({ id }) => id === step) + 1];
  const send = (values: object) => {
    target.current ??= following?.to ?? listAddress;
    if (record === undefined || isUnsaved.current) return save?.(values);
    navigate(target.current);
    return undefined;
  };
  return (
    <AppForm
      validate={validate}
      defaultValues={useInitialValues(defaultValues)}
      onSubmit={send}
      noValidate
      disableInvalidFormNotification
    >
      <Stepped {...props} target={target} isUnsaved={isUnsaved} following={following}>
        {children}
      </Stepped>
      <UnsavedGuard />
    </AppForm>
  );
};

interface SteppedProps extends Omit<Props, 'validate' | 'defaultValues'> {
  isUnsaved: { current: boolean };
  following: FormStep | undefined;
}

/** The content of the form, which reads the form's state. */
const Stepped = ({ title, nameOf, label, steps, step, ...props }: SteppedProps) => {
  const { target, actions, notice, isReadOnly = false, isUnsaved, following, children } = props;
  const translate = useText();
  const listAddress = useListAddress();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const name = record && nameOf(record);
  const hasChanges = useIsUnsaved();
  isUnsaved.current = hasChanges;
  const previous = steps[steps.findIndex(({ id }) => id === step) - 1];
  const continued = following ? 'next' : 'done';
  const leave = (to: string) => {
    target.current = to;
  };
  const isStored = record !== undefined;
  return (
    <Box sx={{ maxWidth: width }}>
      <PageHeader
        back={<BackLink to={listAddress}>{labelOf(resource, 2)}</BackLink>}
        title={name ?? title}
        kind={name && title}
        actions={actions}
      />
      <FormSteps
        label={label}
        steps={steps}
        step={step}
        isOpen={isStored}
        savesOnLeave={hasChanges && !isReadOnly}
        onLeave={leave}
      />
      {notice}
      <StepErrors steps={steps} step={step} />
      <Stack spacing={3}>{children}</Stack>
      {isReadOnly ? (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 3 }}>
          <Button component={LinkBase} to={previous?.to ?? listAddress}>
            {translate('steppedForm.back')}
          </Button>
          <Button component={LinkBase} to={following?.to ?? listAddress} variant="contained">
            {translate(`steppedForm.${continued}`)}
          </Button>
        </Box>
      ) : (
        // a click on the button always continues, even if an earlier save had another target
        <Box
          onClickCapture={() => {
            target.current = null;
          }}
        >
          <SaveBar
            backTo={listAddress}
            label={translate(
              isStored && !hasChanges
                ? `steppedForm.${continued}`
                : `steppedForm.${following ? 'saveAndNext' : 'save'}`,
            )}
            isQuiet
          />
        </Box>
      )}
    </Box>
  );
};
