import { onPath, run } from './command.mjs';
import { timed } from './script.mjs';

/**
 * Installs a Debian or Ubuntu package; returns whether that worked. Does nothing on other systems
 * or if it would need a password.
 * @param {string} name
 */
export const installSystemPackage = async (name) => {
  const prefix = await asAdministrator();
  if (!prefix || onPath('apt-get').length === 0) return false;
  return timed(`Installing ${name}`, async () => {
    // outdated package lists may point to versions that no longer exist
    await apt(prefix, ['update']);
    return apt(prefix, ['install', '-y', '--no-install-recommends', name]);
  });
};

export const isRoot = () => process.getuid?.() === 0;

const apt = async (prefix, args) => {
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const { code, output } = await run(command, [...rest, '-q', ...args], { quiet: true });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return code === 0;
};

const asAdministrator = async () => {
  if (isRoot()) return [];
  if (onPath('sudo').length === 0) return null;
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : null;
};
