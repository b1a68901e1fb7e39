import fs from 'node:fs';
import path from 'node:path';

export const stanza = '--stanza=atrium';

/**
 * pgBackRest's settings of a machine, as docs/deploy.md shows them; all machines share one folder of
 * backups.
 * @returns {string} their file
 */
export const writeBackupSettings = (folder, repository) => {
  const file = path.join(folder, 'pgbackrest.conf');
  const lines = [
    '[global]',
    `repo1-path=${repository}`,
    'repo1-retention-full=2',
    'start-fast=y',
    `log-path=${folder}`,
    `lock-path=${folder}/lock`,
    `spool-path=${folder}/spool`,
    'log-level-console=error',
    '[atrium]',
    `pg1-path=${folder}/data`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
  ];
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

/** PostgreSQL's settings with which it archives its log. */
export const archiving = (settings) => ({
  archive_mode: 'on',
  archive_command: `pgbackrest --config=${settings} ${stanza} archive-push %p`,
  archive_timeout: '60s',
});
