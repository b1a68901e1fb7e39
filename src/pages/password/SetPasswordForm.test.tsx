import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { passwords } from '#i18n/de/platform/passwords.ts';
import { signIn } from '#i18n/de/platform/signIn.ts';
import { SetPasswordForm } from './SetPasswordForm.tsx';

it('moves to the first invalid field, and sends nothing', async () => {
  const onSubmit = vi.fn();
  const messages = { ...signIn, passwords };
  render(<SetPasswordForm messages={messages} email={undefined} onSubmit={onSubmit} />);
  const [first, second] = [passwords.set.password, passwords.set.confirmPassword].map((label) =>
    screen.getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  await userEvent.type(first, 'short');
  await userEvent.type(second, 'another{Enter}');
  expect(document.activeElement).toBe(first);

  await userEvent.clear(first);
  await userEvent.type(first, 'long enough to do{Enter}');
  expect(document.activeElement).toBe(second);
  expect(onSubmit).not.toHaveBeenCalled();
});
