/**
 * An example of a shop. SHOP_API is the address of the marketplace, SHOP_KEY a key of the shop with the scopes
 * `catalogue` and `orders`, SHOP_PORT where it listens. Beside the demo, `npm run shop` creates a key.
 */
import { callsOf } from './api.ts';
import { createShop } from './server.ts';

const { SHOP_API = 'http://localhost:3000', SHOP_KEY, SHOP_PORT = '3100' } = process.env;

const start = async () => {
  if (!SHOP_KEY) throw new Error('Set SHOP_KEY to a key of the shop.');
  const shop = await createShop({ origin: SHOP_API, call: callsOf(SHOP_API, SHOP_KEY) });
  const address = await shop.listen({ port: Number(SHOP_PORT), host: '127.0.0.1' });
  process.stdout.write(`\nThe shop is ready: ${address.replace('127.0.0.1', 'localhost')}\n`);
  process.stdout.write(`It sells what ${SHOP_API} publishes.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shop.close());
};

start().catch(({ code, message }: NodeJS.ErrnoException) => {
  const taken = `Port ${SHOP_PORT} is taken. Choose another one with SHOP_PORT.`;
  process.stderr.write(`The shop cannot start. ${code === 'EADDRINUSE' ? taken : message}\n`);
  process.exitCode = 1;
});
