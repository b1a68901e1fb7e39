import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressEscape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

/**
 * Expects that Escape asks before it closes the dialog, that the user can stay, and that `onClose` is
 * called once after the user decided to leave.
 */
export const expectQuestionAtEscape = async (onClose: Mock): Promise<void> => {
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  press('form.leave.stay');
  await waitFor(() => expect(screen.queryByText('form.leave.title')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  pressEscape();
  press('form.leave.leave');
  expect(onClose).toHaveBeenCalledOnce();
};

/** Expects that Escape closes the dialog at once. */
export const expectEscapeCloses = (onClose: Mock): void => {
  pressEscape();
  expect(screen.queryByText('form.leave.title')).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
};
