import fs from 'node:fs';
import path from 'node:path';
import { npm, run, runQuietly } from '#scripts/lib/command.mjs';
import { root } from '#scripts/lib/project.mjs';
import { Problem } from '#scripts/lib/script.mjs';

/** Renewed with each release, from its own code (decision 69). */
const renewed = 'tests/support/statements/former.json.br';

/** The commit of the former release. */
const findCommit = async () => {
  const args = ['log', '--max-count=1', '--format=%H', '--', renewed];
  const { code, output } = await run('git', args, { quiet: true });
  const commit = output.trim();
  if (code === 0 && commit !== '') return commit;
  throw new Problem(
    'The former release is in the history of the repository, which is missing here.',
  );
};

const textOf = (folder, name) => fs.readFileSync(path.join(folder, name), 'utf8');

/**
 * Builds the server of the former release in the folder, from its own commit.
 * @returns its commit
 */
export const buildFormerRelease = async (folder) => {
  const commit = await findCommit();
  const archive = `${folder}.tar`;
  await runQuietly('git archive', 'git', ['archive', `--output=${archive}`, commit]);
  fs.mkdirSync(folder);
  await runQuietly('tar', 'tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  fs.rmSync(archive);
  await installIn(folder);
  await runQuietly('Building it', process.execPath, ['scripts/build.mjs', 'server'], {
    cwd: folder,
  });
  return commit;
};

/** With the packages of this release, if they are the same. */
const installIn = async (folder) => {
  const lock = 'package-lock.json';
  if (textOf(folder, lock) === textOf(root, lock)) {
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  } else {
    await npm(['ci', '--include=dev', '--loglevel=error'], { cwd: folder });
  }
};
