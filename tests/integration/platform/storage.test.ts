import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUnusedUploads } from '#server/modules/platform/images/uploads.ts';
import { imageStoreOf } from '#server/storage/images.ts';
import { signedIn } from '#tests/factories/people.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { png } from '#tests/support/pictures.ts';
import { type S3StandIn, startS3 } from '#tests/support/s3.ts';
import { upload } from '#tests/support/upload.ts';

let store: S3StandIn;
let api: Api;
let token: string;

beforeAll(async () => {
  store = await startS3();
  api = await startApi({ s3: store.settings });
  token = (await signedIn(api.db, 'admin')).token;
});
afterAll(async () => {
  await api.close();
  await store.close();
});

const keys = () => [...store.objects.keys()].sort();
const get = (filename: string, width: number) =>
  api.app.inject({ url: `/images/${filename}?w=${width}` });

test('pictures are stored in the bucket, resized once, and removed completely', async () => {
  const { status, image } = await upload(
    api,
    [{ name: 'sofa.png', content: await png({ width: 400, height: 300 }) }],
    token,
  );
  expect(status).toBe(200);
  const filename = image[0]?.filename ?? '';
  expect(keys()).toEqual([`originals/${filename}`]);

  const first = await get(filename, 150);
  expect((await sharp(first.rawPayload).metadata()).width).toBe(150);
  expect(keys()).toEqual([`originals/${filename}`, `resized/150/${filename}`]);
  store.requests.length = 0;
  api.statements.length = 0;
  const second = await get(filename, 150);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(store.requests).toEqual([`GET /pictures/resized/150/${filename}`]);
  expect(api.statements).toEqual([]);

  await sql`update uploads set created_at = now() - interval '2 days'`.execute(api.db);
  await deleteUnusedUploads(api.db, imageStoreOf({ dataDir: '/none', s3: store.settings }));
  expect(keys()).toEqual([]);
  expect((await get(filename, 150)).statusCode).toBe(404);
});

test('an upload that the bucket rejects leaves neither file nor row', async () => {
  const content = await png();
  store.failNext(99);
  const answer = await upload(api, [{ name: 'a.png', content }], token);
  store.failNext(0);
  expect([answer.status, answer.errors.map(({ msg }) => msg)]).toEqual([
    503,
    ['error.STORE_UNAVAILABLE'],
  ]);
  expect(keys()).toEqual([]);
  expect(await api.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
});

test('a bucket that fails is named as the cause, and no call is an internal error', async () => {
  const content = await png();
  const { image } = await upload(api, [{ name: 'a.png', content }], token);
  store.failNext(99);
  const shown = await get(image[0]?.filename ?? '', 64);
  const ready = await api.app.inject('/readyz');
  store.failNext(0);
  expect([shown.statusCode, shown.json().errors[0].msg]).toEqual([503, 'error.STORE_UNAVAILABLE']);
  expect(ready.json()).toEqual({ status: 'degraded', reason: 'file store unavailable' });
  expect((await get(image[0]?.filename ?? '', 64)).statusCode).toBe(200);
});
