import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nextStep, useNextStepFocus } from './useNextStepFocus.ts';

interface Props {
  first: string | null;
  second: string | null;
  isPending?: boolean;
}

const Page = ({ first, second, isPending }: Props) => (
  <>
    <div {...useNextStepFocus<HTMLDivElement>()}>
      <h1>Order</h1>
      <ul>
        {[first, second].map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items stay as they are
          <li key={n}>
            <button type="button">Refund</button>
            {step && (
              <button key={step} type="button" disabled={isPending} {...nextStep}>
                {step}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
    <button type="button">Elsewhere</button>
  </>
);

const focused = () => document.activeElement;

it('focuses the next step of the same item, then the page’s, then its heading', async () => {
  const { rerender } = render(<Page first="Confirm first" second="Confirm second" />);
  screen.getByText('Confirm second').focus();
  rerender(<Page first="Confirm first" second="Ship second" />);
  await waitFor(() => expect(focused()).toBe(screen.getByText('Ship second')));
  rerender(<Page first="Confirm first" second={null} />);
  await waitFor(() => expect(focused()).toBe(screen.getByText('Confirm first')));
  rerender(<Page first={null} second={null} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
});

const Payout = ({ isRequested }: { isRequested: boolean }) => (
  <div {...useNextStepFocus<HTMLDivElement>()}>
    <button type="button" {...nextStep}>
      Ship
    </button>
    <section>
      {isRequested ? (
        <a href="#payout" {...nextStep}>
          Payout
        </a>
      ) : (
        <button type="button" {...nextStep}>
          Request
        </button>
      )}
    </section>
  </div>
);

it('prefers the next step of the same section', async () => {
  const { rerender } = render(<Payout isRequested={false} />);
  screen.getByText('Request').focus();
  rerender(<Payout isRequested />);
  await waitFor(() => expect(focused()).toBe(screen.getByText('Payout')));
});

it('waits until the answer enables the step', async () => {
  const { rerender } = render(<Page first="Confirm" second={null} />);
  const confirm = screen.getByText('Confirm');
  confirm.focus();
  rerender(<Page first="Confirm" second={null} isPending />);
  // browsers take the focus from disabled elements
  confirm.blur();
  await Promise.resolve();
  rerender(<Page first="Confirm" second={null} />);
  await waitFor(() => expect(focused()).toBe(confirm));
});

it('leaves the focus where the user moved it', async () => {
  const { rerender } = render(<Page first="Confirm first" second="Confirm second" />);
  screen.getByText('Confirm first').focus();
  screen.getByText('Elsewhere').focus();
  rerender(<Page first="Ship first" second={null} />);
  await Promise.resolve();
  expect(focused()).toBe(screen.getByText('Elsewhere'));

  screen.getByText('Ship first').focus();
  screen.getByText('Ship first').blur();
  await Promise.resolve();
  rerender(<Page first={null} second={null} />);
  await Promise.resolve();
  expect(focused()).toBe(document.body);
});
