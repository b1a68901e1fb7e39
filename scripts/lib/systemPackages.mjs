import { onPath, run } from './command.mjs';
import { timed } from './script.mjs';

/**
 * Installs a package of Debian or Ubuntu; answers whether that worked. Elsewhere, and where it
 * would ask for a password, nothing is tried.
 * @param {string} name
 */
export const installSystemPackage = async (name) => {
  const prefix = await asAdministrator();
  if (!prefix || onPath('apt-get').length === 0) return false;
  return timed(`Installing ${name}`, async () => {
    // without fresh lists apt may know no version that its servers still have
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
