import { Step } from './Step.tsx';

type Props = Omit<Parameters<typeof Step>[0], 'field' | 'children'>;

/** Asks for the password, to verify the user's identity. */
export const PasswordStep = (props: Props) => (
  <Step
    {...props}
    field={{
      label: props.messages.password,
      type: 'password',
      autoComplete: 'current-password',
    }}
  />
);
