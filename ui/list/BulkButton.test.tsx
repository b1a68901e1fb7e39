import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BulkButton } from './BulkButton.tsx';

it('acts once for a double click, such as on Link', async () => {
  const act = vi.fn();
  render(<BulkButton icon={null} label="Verknüpfen" onClick={act} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Verknüpfen' }));
  expect(act).toHaveBeenCalledTimes(1);
});
