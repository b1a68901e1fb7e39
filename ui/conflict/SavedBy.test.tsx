import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { SavedBy } from './SavedBy.tsx';

afterEach(() => vi.unstubAllGlobals());

const saved = (at: 'admin' | 'manufacturer', who: string | null) => {
  vi.stubGlobal('location', new URL(`http://${at}.localhost/#/`));
  const results = [{ id: '1', action: 'update', at: '2026-11-21T18:01:00Z', who, fields: [] }];
  const send = vi.fn().mockResolvedValue({ changes: { data: { results, total: 1 } } });
  render(
    <CoreAdminContext dataProvider={{ ...testDataProvider(), send }}>
      <p>
        Zuletzt gespeichert
        <SavedBy entity="variation" id="7" />
      </p>
    </CoreAdminContext>,
  );
  return screen.findByText(/conflict.savedBy/);
};

it('names the colleague', async () => {
  const line = await saved('manufacturer', 'Mia Möller');
  expect(line.textContent).toContain('conflict.savedBy Mia Möller');
});

it('tells a manufacturer that the marketplace saved, if it was an administrator', async () => {
  const line = await saved('manufacturer', null);
  expect(line.textContent).toContain('conflict.savedBy conflict.marketplace');
});
