import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { Facts } from '#ui/facts/Facts.tsx';
import { useMomentText } from '#ui/fields/useMomentText.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import type { SystemQuery } from './operations.generated.ts';

type System = SystemQuery['answer']['data'];

/** Backups are made every night (docs/deploy.md); one that takes longer is no reason to worry. */
const oldBackupMs = 48 * 3_600_000;

/** What runs every night: retention, the check of kept values, and the operator's backup. */
export const UpkeepCard = ({ system }: { system: System }) => {
  const text = useText('system');
  const momentText = useMomentText();
  const locale = language.use();
  const { retentionAt, retentionRows, countsCheckedAt, wrongCounts, backupAt } = system;
  const { archive, archivedAt } = system;
  const isOld = backupAt && Date.parse(system.at) - Date.parse(backupAt) > oldBackupMs;
  return (
    <SectionCard title={text('upkeep')}>
      {!backupAt && <NoBackup isArchived={archive !== 'off'} />}
      {isOld && <Notice>{text('oldBackup')}</Notice>}
      {archive === 'failing' && <Notice>{text('archiveFails')}</Notice>}
      {wrongCounts > 0 && <Notice>{text('wrongCounts', { smart_count: wrongCounts })}</Notice>}
      <Facts
        facts={[
          {
            key: 'backup',
            label: text('backup'),
            value: backupAt ? momentText(backupAt) : text('notReported'),
          },
          {
            key: 'archive',
            label: text('archived'),
            value: archive !== 'off' && (archivedAt ? momentText(archivedAt) : text('never')),
          },
          {
            key: 'retention',
            label: text('retention'),
            value: retentionAt
              ? text('retentionRan', {
                  at: momentText(retentionAt),
                  rows: numberText(retentionRows, locale),
                })
              : text('never'),
          },
          {
            key: 'counts',
            label: text('countCheck'),
            value: countsCheckedAt
              ? text(wrongCounts > 0 ? 'countsWrong' : 'countsRight', {
                  at: momentText(countsCheckedAt),
                })
              : text('never'),
          },
        ]}
      />
    </SectionCard>
  );
};

/** An archive alone is no backup, but a sign that one may be made elsewhere. */
const NoBackup = ({ isArchived }: { isArchived: boolean }) => {
  const text = useText('system');
  return isArchived ? (
    <Notice severity="info">{text('onlyArchive')}</Notice>
  ) : (
    <Notice>{text('noBackup')}</Notice>
  );
};
