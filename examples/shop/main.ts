/**
 * An example of a shop, beside `npm start`. SHOP_API is the address of the marketplace, SHOP_KEY the key of
 * the shop with the scopes `catalogue` and `orders`; for the demo, a key is created. SHOP_PORT is where it
 * listens.
 */
import { callsOf } from './api.ts';
import { demoKey } from './key.ts';
import { createShop } from './server.ts';

const {
  SHOP_API = 'http://localhost:3000',
  SHOP_KEY,
  SHOP_PORT = '3100',
  DATA_DIR = 'data',
} = process.env;

const print = (line: string) => process.stdout.write(`${line}\n`);

const start = async () => {
  const key = SHOP_KEY ?? (await demoKey(SHOP_API, DATA_DIR));
  const shop = await createShop({ origin: SHOP_API, call: callsOf(SHOP_API, key) });
  const address = await shop.listen({ port: Number(SHOP_PORT), host: '127.0.0.1' });
  print(`\nThe shop is ready: ${address.replace('127.0.0.1', 'localhost')}`);
  print(`It sells what ${SHOP_API} publishes${SHOP_KEY ? '' : `, with the key ${key}`}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shop.close());
};

start().catch((error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${SHOP_PORT} is taken. Choose another one with SHOP_PORT.`
      : `${SHOP_API} does not answer as a marketplace: ${error.message}`;
  process.stderr.write(`The shop cannot start. ${reason}\n`);
  process.exitCode = 1;
});
