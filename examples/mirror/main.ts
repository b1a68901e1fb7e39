/**
 * Mirrors what a shop shows into an SQLite file, and keeps it in step.
 *
 *     SHOP_KEY=… node examples/mirror/main.ts [--once | --check] [catalogue.sqlite]
 *
 * SHOP_API is the address of the marketplace, SHOP_KEY a key of the shop with the scope `catalogue`. With
 * --once, it ends when the file is up to date. With --check, it also compares the file with a fresh copy, and
 * ends with 1 if a row differs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callsOf } from './api.ts';
import { check } from './check.ts';
import { update } from './mirror.ts';
import { openStore } from './store.ts';

/** How often the marketplace is asked for changes. */
const everyMs = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  options: { once: { type: 'boolean' }, check: { type: 'boolean' } },
  allowPositionals: true,
});
const { SHOP_API = 'http://localhost:3000', SHOP_KEY } = process.env;
if (!SHOP_KEY) throw new Error('Set SHOP_KEY to a key of the shop with the scope `catalogue`.');

const call = callsOf(SHOP_API, SHOP_KEY);
const store = openStore(positionals[0] ?? 'catalogue.sqlite');
const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());

const step = async () => {
  const count = await update(call, store);
  if (count === null) say('Everything is copied.');
  else if (count > 0) say(`${count} changes are applied.`);
};

const report = async () => {
  const { differences, rows } = await check(call, store);
  for (const difference of differences) say(JSON.stringify(difference));
  say(`${rows} rows are compared, ${differences.length} differ.`);
  if (differences.length > 0) process.exitCode = 1;
};

await step();
if (values.check) await report();
else if (!values.once)
  while (!end.signal.aborted) {
    await pause(everyMs, undefined, { signal: end.signal }).catch(() => undefined);
    if (!end.signal.aborted) await step();
  }
store.close();
