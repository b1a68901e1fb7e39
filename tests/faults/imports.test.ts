import http from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '#tests/support/server.ts';
import { multipartBody, multipartType } from '#tests/support/upload.ts';
import { workbook } from '#tests/support/workbook.ts';
import { createHouse, type House } from './support/house.ts';
import { prepareImports, send, until, workbookOf } from './support/imports.ts';

let house: House;
let prepared: Awaited<ReturnType<typeof prepareImports>>;

beforeAll(async () => {
  house = await createHouse();
  prepared = await prepareImports(house);
});
afterAll(() => house.remove());

test('the second of two uploads waits for the first, in any process', {
  timeout: 120_000,
}, async () => {
  const { token, names } = prepared;
  const content = await workbook([names.heads, names.row()]);
  const servers = [await house.start()];
  if (house.databaseUrl) servers.push(await house.start());
  const [one, other = one] = servers as [RunningServer, RunningServer?];
  const answers = await Promise.all([send(one, token, content), send(other, token, content)]);
  expect(answers.map(({ body }) => body.data.state).sort()).toEqual(['reading', 'waiting']);
  for (const { body } of answers)
    await until(one, token, body.data.id, ({ state }) => state === 'done');
  for (const server of servers) await server.stop();
});

test('a client that disconnects during its upload leaves nothing behind', async () => {
  const { token, names } = prepared;
  const server = await house.start();
  const body = multipartBody([
    { name: 'products.xlsx', content: await workbookOf(names, 99, 1_500) },
  ]);
  await new Promise<void>((resolve) => {
    const request = http.request({
      port: server.port,
      method: 'POST',
      path: '/products',
      headers: {
        'content-type': multipartType,
        'content-length': body.length,
        authorization: `Bearer ${token}`,
      },
    });
    request.on('error', () => resolve());
    request.write(body.subarray(0, Math.floor(body.length / 2)), () => request.destroy());
    request.on('close', () => resolve());
  });
  // it still accepts the next one
  const content = await workbook([names.heads, names.row()]);
  const { status, body: next } = await send(server, token, content);
  expect(status).toBe(200);
  await until(server, token, next.data.id, ({ state }) => state === 'done');
  await server.stop();
  const { db, close } = await house.open();
  const { rows } =
    await sql`select 1 from imports where state in ('waiting', 'reading', 'running')`.execute(db);
  expect(rows).toEqual([]);
  await close();
});
