import { Step } from './Step.tsx';

type Props = Omit<Parameters<typeof Step>[0], 'field' | 'children'>;

/** Makes sure of who is at the keyboard. */
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
