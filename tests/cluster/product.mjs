import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { timed } from '#scripts/lib/script.mjs';
import { startProduct } from '#tests/support/startProduct.mjs';
import { urlOfAll } from './machine.mjs';

const names = ['first', 'second'];
const startsWithinMs = 120_000;

/** Starts a process on the data folder `data`. */
const start = (data, settings) => {
  fs.mkdirSync(data, { recursive: true });
  return startProduct({
    ...{ DATA_DIR: data, SEED: 'demo', LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' },
    DATABASE_URL: urlOfAll('pooler'),
    DATABASE_DIRECT_URL: urlOfAll('postgres'),
    DATABASE_READ_URL: urlOfAll('postgres'),
    ...settings,
  });
};

/** Starts a process again and again until it runs, as systemd does. */
const startAtLast = async (data, settings) => {
  const end = Date.now() + startsWithinMs;
  for (;;) {
    try {
      return await start(data, settings);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(1_000);
    }
  }
};

/**
 * Two processes of the product, as behind a proxy: `portOf(0)` and `portOf(1)` lead to them. What each
 * has logged is written to the folder `logs` when it stops.
 * @param {{ folder: string, logs: string }} folders
 * @param {Record<string, string>} settings
 */
export const startProducts = async ({ folder, logs }, settings) => {
  const running = [];
  let count = 0;
  const startNext = async (name, begin) => {
    count += 1;
    const own = `${name}-${count}`;
    const product = await begin(path.join(folder, own), settings);
    return {
      ...product,
      stop: async () => {
        await product.stop();
        fs.writeFileSync(path.join(logs, `${own}.log`), product.output());
      },
    };
  };
  for (const name of names) {
    const process = timed(`Starting the ${name} process`, () => startNext(name, start));
    running.push(await process);
  }
  return {
    places: [...names.keys()],
    portOf: (place) => running[place].port,
    /** Replaces one process after the other, as docs/deploy.md does. */
    upgrade: async () => {
      for (const [place, name] of names.entries()) {
        const former = running[place];
        running[place] = await startNext(name, startAtLast);
        await former.stop();
      }
    },
    output: () => running.map((each) => each.output().slice(-3_000)).join('\n'),
    areRunning: () => running.every((each) => each.isRunning()),
    stop: () => Promise.all(running.map((each) => each.stop())),
  };
};
