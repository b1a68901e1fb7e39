import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { asIs } from '#tests/support/asIs.ts';
import { DatabaseCard } from './DatabaseCard.tsx';
import type { SystemQuery } from './operations.generated.ts';

type Database = SystemQuery['answer']['data']['database'];

const database: Database = {
  isEmbedded: false,
  version: '17.2',
  hosts: ['db1:5432'],
  role: 'primary',
  bytes: 1_000_000,
  migration: '3058-covered-indexes',
  seesReplicas: true,
  replicas: ['10.0.0.2', '10.0.0.3'].map((address) => ({
    ...{ name: 'walreceiver', address, state: 'streaming', sync: 'async' },
    ...{ lagSeconds: null, lagBytes: 0 },
  })),
  readers: [
    { host: 'db2:5432', condition: 'ok', lagSeconds: 0.3 },
    { host: 'db3:5432', condition: 'away', lagSeconds: null },
    { host: 'db4:5432', condition: 'lagging', lagSeconds: 12.1 },
    { host: 'db5:5432', condition: 'primary', lagSeconds: 0 },
  ],
};

it('says by how much replicas lag, and tells those of the same name apart', () => {
  render(
    <CoreAdminContext i18nProvider={asIs}>
      <DatabaseCard database={database} />
    </CoreAdminContext>,
  );
  const lines = screen.getByText(/db2:5432/).textContent?.split('\n');
  expect(lines?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'db2:5432: system.conditions.ok, system.behind 0,3 Sek.',
    'db3:5432: system.conditions.away',
    'db4:5432: system.conditions.lagging, system.behind 12,1 Sek.',
    'db5:5432: system.conditions.primary',
  ]);
  expect(screen.getByText('walreceiver, 10.0.0.2')).toBeTruthy();
  expect(screen.getByText('walreceiver, 10.0.0.3')).toBeTruthy();
});
