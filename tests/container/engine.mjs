import fs from 'node:fs';
import path from 'node:path';
import { onPath, run } from '#scripts/lib/command.mjs';
import { Problem } from '#scripts/lib/script.mjs';
import { installSystemPackage } from '#scripts/lib/systemPackages.mjs';

const packages = { buildah: 'buildah', podman: 'podman', runc: 'runc', debootstrap: 'debootstrap' };

/** Installs what the test needs. */
export const ensureEngine = async () => {
  for (const [program, name] of Object.entries(packages)) {
    if (onPath(program).length > 0 || (await installSystemPackage(name))) continue;
    throw new Problem(`${name} is not installed.`);
  }
};

/**
 * buildah and podman with images and containers of their own in the folder. A root without all
 * capabilities may not set the usual limits of open files, and crun does not run where version 1 and 2
 * of control groups are mixed.
 */
export const openEngine = (folder) => {
  const settings = path.join(folder, 'containers.conf');
  fs.writeFileSync(settings, '[containers]\ndefault_ulimits = []\n');
  const env = { ...process.env, CONTAINERS_CONF: settings };
  const place = ['--root', path.join(folder, 'store'), '--runroot', path.join(folder, 'run')];
  const calling =
    (program, ...more) =>
    async (...args) => {
      const { code, output } = await run(program, [...place, ...more, ...args], {
        ...{ env, quiet: true },
      });
      return { code, output: output.trim() };
    };
  const checked =
    (call) =>
    async (...args) => {
      const { code, output } = await call(...args);
      if (code !== 0) throw new Problem(`${output}\n${args.join(' ')}\nended with ${code}.`);
      return output;
    };
  const tryPodman = calling('podman', '--runtime', 'runc');
  return {
    buildah: checked(calling('buildah')),
    podman: checked(tryPodman),
    tryPodman,
    /** Removes all containers, so that the folder can be removed. */
    close: async () => {
      await tryPodman('rm', '--all', '--force', '--time', '0');
      await calling('buildah')('rm', '--all');
      // both keep it mounted
      await run('umount', [path.join(folder, 'store/overlay')], { quiet: true });
    },
  };
};
