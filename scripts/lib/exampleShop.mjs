import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoShopKey } from './demoShopKey.mjs';
import { root } from './project.mjs';
import { Problem } from './script.mjs';

const { PORT = '3000', SHOP_PORT = '3100', DATA_DIR = 'data' } = process.env;
const marketplace = `http://localhost:${PORT}`;

/** Ends the script with a message if the example shop could not listen: before anything else starts. */
export const ensureShopPort = async () => {
  if (PORT === '0') throw new Problem('--shop needs a fixed PORT of the marketplace.');
  const probe = net.createServer().listen(Number(SHOP_PORT), '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Problem(`Port ${SHOP_PORT} is taken. Choose another one with SHOP_PORT.`);
  }
  probe.close();
};

const isReady = async () => {
  try {
    return (await fetch(`${marketplace}/readyz`)).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the example shop as soon as the marketplace of this process is ready; both end together. Without a
 * key, it says so, and the marketplace goes on alone.
 */
export const startShopWhenReady = async () => {
  while (!(await isReady())) await setTimeout(250);
  let key = process.env.SHOP_KEY;
  try {
    key ??= await demoShopKey(marketplace, DATA_DIR);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return;
  }
  const shop = spawn(process.execPath, [path.join(root, 'examples/shop/main.ts')], {
    env: { ...process.env, SHOP_API: marketplace, SHOP_KEY: key },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => shop.kill('SIGTERM');
  for (const event of ['SIGINT', 'SIGTERM', 'exit']) process.on(event, stop);
};
