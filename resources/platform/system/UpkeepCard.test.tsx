import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, it } from 'vitest';
import { asIs } from '#tests/support/asIs.ts';
import type { SystemQuery } from './operations.generated.ts';
import { UpkeepCard } from './UpkeepCard.tsx';

type System = SystemQuery['answer']['data'];

const show = (backupAt: string | null, archive: string, archivedAt: string | null) => {
  const at = '2026-11-29T10:00:00Z';
  const system = { at, retentionRows: 0, wrongCounts: 0, backupAt, archive, archivedAt };
  render(
    <CoreAdminContext i18nProvider={asIs}>
      <UpkeepCard system={system as System} />
    </CoreAdminContext>,
  );
};

const lastNight = '2026-11-29T02:00:00Z';
const longAgo = '2026-11-20T02:00:00Z';
const aMinuteAgo = '2026-11-29T09:59:00Z';

it.each<[string, string | null, string, string | null, string[]]>([
  ['a backup of last night', lastNight, 'off', null, []],
  ['an old backup', longAgo, 'off', null, ['system.oldBackup']],
  ['no backup', null, 'off', null, ['system.noBackup']],
  ['an old backup, and an archive that works', longAgo, 'on', aMinuteAgo, ['system.oldBackup']],
  ['a backup, and the archive of a quiet database', lastNight, 'on', longAgo, []],
  ['only an archive', null, 'on', aMinuteAgo, ['system.onlyArchive']],
  ['only an archive that has nothing yet', null, 'on', null, ['system.onlyArchive']],
  ['an archive that fails', lastNight, 'failing', longAgo, ['system.archiveFails']],
])('%s', (_, backupAt, archive, archivedAt, notices) => {
  show(backupAt, archive, archivedAt);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(notices);
  expect(screen.queryAllByText('system.archived')).toHaveLength(archive === 'off' ? 0 : 1);
});
