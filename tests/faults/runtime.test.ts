import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/server.ts';

const runtime = pathToFileURL(path.resolve('scripts/lib/runtime.mjs')).href;

interface Started {
  child: ChildProcess;
  /** The first line of its output. */
  said: string;
}

describe('a script that an older Node starts', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** Pretends to be Node 20 until it is restarted, which comes with a channel. */
  const start = async (
    body: string,
    nodeOptions: string[],
    ...given: string[]
  ): Promise<Started> => {
    const script = path.join(folder, 'script.mjs');
    fs.writeFileSync(
      script,
      `import { ensureRuntime } from '${runtime}';
      await ensureRuntime(process.connected ? process.versions.node : '20.19.0');
      ${body}`,
    );
    const child = spawn(process.execPath, [...nodeOptions, script, ...given]);
    let said = '';
    const line = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('\n')) resolve();
        });
      }
    });
    await line;
    return { child, said: said.trim() };
  };

  const exitCodeOf = async ({ child }: Started) => {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  };

  test('runs on the packaged one, with its arguments and its exit code', async () => {
    const started = await start(
      'console.log([process.execPath, ...process.argv.slice(2)].join()); process.exitCode = 7;',
      [],
      'a b',
      '--c',
    );
    expect(started.said).toMatch(/node_modules.node-[a-z0-9-]+.bin.node(\.exe)?,a b,--c$/);
    expect(await exitCodeOf(started)).toBe(7);
  });

  test('starts others by the name of Node on the packaged one, too', async () => {
    const started = await start(
      `import { execFileSync } from 'node:child_process';
      console.log(execFileSync('node', ['-p', 'process.execPath']).toString().trim());`,
      [],
    );
    expect(started.said).toMatch(/node_modules.node-/);
  });

  const waiting = `process.on('SIGTERM', () => process.exit(3));
    setInterval(() => undefined, 1000);
    console.log(process.pid);`;

  test('ends on request', async () => {
    const started = await start(waiting, []);
    started.child.kill('SIGTERM');
    expect(await exitCodeOf(started)).toBe(3);
  });

  test('does not outlive its starter', async () => {
    const { child, said } = await start(waiting, []);
    const isRunning = () => {
      try {
        return process.kill(Number(said), 0);
      } catch {
        return false;
      }
    };
    expect(isRunning()).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
  });

  test('says what to install where none is packaged', async () => {
    const unknown = 'data:text/javascript,Object.defineProperty(process,"arch",{value:"mips"})';
    const started = await start('', ['--import', unknown]);
    expect(started.said).toBe(
      'Atrium runs on Node 24 or newer; this is 20.19.0, and the registry has none that runs on this system. Install Node 24 and start again.',
    );
    expect(await exitCodeOf(started)).toBe(78);
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Record<string, unknown>>;
  };
  const runtimes = Object.keys(packages)
    .filter((name) => /^node_modules\/node-(bin-)?(darwin|linux|win)-/.test(name))
    .map((name) => ({ name, ...packages[name] }));

  test('pins a runtime for each system, without a script', () => {
    expect(runtimes.map(({ name }) => name)).toHaveLength(6);
    for (const entry of runtimes) {
      expect(entry).toMatchObject({ optional: true, integrity: expect.stringMatching(/^sha512-/) });
      expect(entry).not.toHaveProperty('hasInstallScript');
    }
  });

  test('skips the Linux packages on systems without glibc, where they would hide the system’s Node', () => {
    const ofLinux = runtimes.filter(({ name }) => name.includes('linux'));
    for (const entry of ofLinux) expect(entry).toHaveProperty('libc', ['glibc']);
  });
});
