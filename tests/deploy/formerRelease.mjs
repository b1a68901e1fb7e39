import fs from 'node:fs';
import path from 'node:path';
import { npm, run, runQuietly } from '#scripts/lib/command.mjs';
import { root } from '#scripts/lib/project.mjs';
import { Problem } from '#scripts/lib/script.mjs';
import { readFormer } from '#tests/support/statements/former.ts';

const textOf = (folder, name) => fs.readFileSync(path.join(folder, name), 'utf8');

/**
 * Builds the server of the former release in the folder, from its own commit.
 * @returns its commit
 */
export const buildFormerRelease = async (folder) => {
  const { commit } = readFormer();
  const archive = `${folder}.tar`;
  const args = ['archive', `--output=${archive}`, commit];
  if ((await run('git', args, { quiet: true })).code !== 0) {
    throw new Problem(`The former release, ${commit}, is missing in this copy of the repository.`);
  }
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
