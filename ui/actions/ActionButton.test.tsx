import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ActionButton } from './ActionButton.tsx';
import { ActionItem } from './ActionItem.tsx';

const button = () => screen.getByRole('button');

it('acts once for a double click, even if the first was answered before the second', async () => {
  const act = vi.fn();
  render(<ActionButton onClick={act}>Ja</ActionButton>);
  await userEvent.dblClick(button());
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not act again until it has ended, and can be used again after a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  const act = vi.fn(
    () =>
      new Promise<void>((_, reject) => {
        fail = reject;
      }),
  );
  render(<ActionButton onClick={act}>Ja</ActionButton>);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(act).toHaveBeenCalledTimes(1);
  fail(new Error('refused'));
  await Promise.resolve();
  await Promise.resolve();
  fireEvent.click(button());
  expect(act).toHaveBeenCalledTimes(2);
});

it('submits a form once', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <ActionButton type="submit">Speichern</ActionButton>
    </form>,
  );
  await userEvent.dblClick(button());
  expect(submit).toHaveBeenCalledTimes(1);
});

it('acts once for a double click on the entry of a menu', async () => {
  const act = vi.fn();
  render(<ActionItem onClick={act}>Entwurf</ActionItem>);
  await userEvent.dblClick(screen.getByRole('menuitem'));
  expect(act).toHaveBeenCalledTimes(1);
});
