import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { ConfirmBeforeSave } from './ConfirmBeforeSave.tsx';

const formWith = (question: string | null) => {
  const save = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <CoreAdminContext>
      <form onSubmit={save}>
        <ConfirmBeforeSave title="Really?" question={question} />
        <button type="submit">Send</button>
      </form>
    </CoreAdminContext>,
  );
  return save;
};
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

it('saves after the answer, and asks again the next time', async () => {
  const save = formWith('Something ends.');
  send();
  await screen.findByText('Something ends.');
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'form.save' }));
  expect(save).toHaveBeenCalledTimes(1);
  send();
  await screen.findByText('Something ends.');
  fireEvent.click(screen.getByRole('button', { name: 'form.cancel' }));
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves immediately without a question', () => {
  const save = formWith(null);
  send();
  expect(save).toHaveBeenCalledTimes(1);
});
