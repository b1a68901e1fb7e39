import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRestoreFocusWithin } from '#resources/catalogue/imports/details/useRestoreFocusWithin.ts';

const Part = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <div {...useRestoreFocusWithin<HTMLDivElement>()} data-testid="part">
      {isOpen && <button type="button">Start</button>}
    </div>
    <button type="button">Elsewhere</button>
  </>
);

const focused = () => document.activeElement;

it('takes over the focus of a removed element', () => {
  const { rerender } = render(<Part isOpen />);
  screen.getByText('Start').focus();
  rerender(<Part isOpen={false} />);
  expect(focused()).toBe(screen.getByTestId('part'));
});

it('leaves the focus where it moved, and moves none when the user left', () => {
  const { rerender } = render(<Part isOpen />);
  const start = screen.getByText('Start');
  start.focus();
  screen.getByText('Elsewhere').focus();
  rerender(<Part isOpen={false} />);
  expect(focused()).toBe(screen.getByText('Elsewhere'));

  rerender(<Part isOpen />);
  screen.getByText('Start').focus();
  screen.getByText('Start').blur();
  rerender(<Part isOpen={false} />);
  expect(focused()).toBe(document.body);
});
