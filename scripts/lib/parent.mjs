import fs from 'node:fs';

const everyMs = 500;
const shells = ['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh'];

/**
 * Stops this process when the npm that started it is gone. npm runs a script through a shell, and a
 * signal to npm only ends npm and that shell; this process would keep its port and data folder.
 */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
};

/** The parent process and, if that is a shell, its parent npm. */
const ancestry = () => {
  const parent = process.ppid;
  try {
    const [, name, grandparent] = /^\d+ \((.*)\) \S (\d+)/.exec(
      fs.readFileSync(`/proc/${parent}/stat`, 'utf8'),
    );
    return shells.includes(name) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    // only Linux exposes a parent's parent
    return `${parent}`;
  }
};
