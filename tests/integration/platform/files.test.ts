import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUnusedFiles } from '#server/modules/platform/files/files.ts';
import { documentStoreOf } from '#server/storage/documents.ts';
import { accountKinds, signedIn } from '#tests/factories/people.ts';
import { startApi } from '#tests/support/api.ts';
import { pdf } from '#tests/support/pdf.ts';
import { png } from '#tests/support/pictures.ts';
import { startS3 } from '#tests/support/s3.ts';
import { admin, api, shareApi } from '#tests/support/testApi.ts';
import { upload, uploadFile } from '#tests/support/upload.ts';

shareApi();

const megabyte = 1_048_576;
type Session = Awaited<ReturnType<typeof signedIn>>;
let maker: Session;
let other: Session;
let vendor: Session;

beforeAll(async () => {
  maker = await signedIn(api.db, 'manufacturer');
  other = await signedIn(api.db, 'manufacturer');
  vendor = await signedIn(api.db, 'vendor');
});
beforeEach(async () => {
  await api.db.deleteFrom('profile_files').execute();
  await api.db.deleteFrom('files').execute();
  await fs.rm(path.join(api.dataDir, 'files'), { recursive: true, force: true });
});

const stored = () => fs.readdir(path.join(api.dataDir, 'files')).catch(() => [] as string[]);
const rows = () => api.db.selectFrom('files').selectAll().execute();
const get = (name: string, token?: string) =>
  api.app.inject({
    url: `/files/${name}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const send = (content: Buffer | string, name = 'Impressum.pdf') =>
  uploadFile(api, { name, content }, maker.token);

/** Links the file, as saving a profile does. */
const link = async (name: string, { user }: Session) => {
  await sql`update files set used_at = now() where name = ${name}`.execute(api.db);
  await api.db
    .insertInto('profile_files')
    .values({
      manufacturer_id: user.manufacturer_id,
      vendor_id: user.vendor_id,
      kind: 'imprint',
      sort_index: 0,
      file: name,
    })
    .execute();
};

describe('a document', () => {
  test('loses direction-changing characters in its name', async () => {
    const { originName } = await send(pdf(), 'Impressum\u202Efdp.exe\u2067.pdf');
    expect(originName).toBe('Impressumfdp.exe.pdf');
  });

  test('is stored unchanged under a name that cannot be guessed', async () => {
    const content = pdf({ bytes: 5 * megabyte });
    const { status, name, originName } = await send(content, 'C:\\Ablage\\Impressum ü.PDF');
    expect([status, originName]).toEqual([200, 'Impressum ü.pdf']);
    expect(name).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    const kept = await fs.readFile(path.join(api.dataDir, 'files', name));
    expect(kept.equals(content)).toBe(true);
    const row = await api.db
      .selectFrom('files')
      .select('digest')
      .where('name', '=', name)
      .executeTakeFirst();
    expect(row?.digest).toBe(createHash('sha256').update(content).digest('hex'));
  });

  test.each<[string, () => Promise<Buffer | string> | Buffer | string, number, string]>([
    ['a byte more than 5 MB', () => pdf({ bytes: 5 * megabyte + 1 }), 413, 'error.FILE_TOO_LARGE'],
    ['html', () => '<html><script>alert(1)</script></html>', 415, 'error.FILE_TYPE'],
    ['html before a PDF', () => `<script>1</script>${pdf()}`, 415, 'error.FILE_TYPE'],
    ['a picture', () => png(), 415, 'error.FILE_TYPE'],
    ['nothing', () => '', 415, 'error.FILE_TYPE'],
    ['half a PDF', () => pdf().subarray(0, 60), 422, 'error.FILE_DAMAGED'],
    ['a PDF with a script', () => pdf({ script: 'app.alert(1)' }), 422, 'error.FILE_ACTIVE'],
  ])('is rejected and leaves nothing behind if it is %s', async (_, content, status, msg) => {
    const answer = await send(await content());
    expect([answer.status, answer.errors.map((error) => error.msg)]).toEqual([status, [msg]]);
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('is always sent as a download, whatever its name and content', async () => {
    const { name } = await send(pdf(), 'page.html');
    await link(name, maker);
    const answer = await get(name, maker.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="page.html.pdf"/);
  });

  test('can be stored, up to a limit, by users who edit records with documents', async () => {
    for (const kind of accountKinds.filter((each) => each !== 'suspended')) {
      const { token } = await signedIn(api.db, kind);
      expect((await uploadFile(api, { name: 'a.pdf', content: pdf() }, token)).status).toBe(200);
      const picture = [{ name: 'a.png', content: await png() }];
      expect((await upload(api, picture, token)).status).toBe(200);
    }
    expect((await uploadFile(api, { name: 'a.pdf', content: pdf() })).status).toBe(401);
    await sql`insert into files (name, user_id, origin_name, bytes)
      select 'a-' || n || '.pdf', ${maker.user.id}, '', 1 from generate_series(1, 100) n`.execute(
      api.db,
    );
    const answer = await send(pdf());
    expect([answer.status, answer.errors[0]?.msg]).toEqual([429, 'error.TOO_MANY_UPLOADS']);
    const { rows } = await sql`select name from unfinished_files`.execute(api.db);
    expect(rows).toEqual([]);
  });
});

describe('who reads a document', () => {
  test('no one, while no record links it', async () => {
    const { name } = await send(pdf());
    for (const token of [maker.token, other.token, vendor.token, admin]) {
      expect((await get(name, token)).statusCode).toBe(404);
    }
    expect((await get(name)).statusCode).toBe(401);
  });

  test('its owner and administrators, and no other partner, even with its name', async () => {
    const { name } = await send(pdf());
    await link(name, maker);
    const colleague = await signedIn(api.db, 'manufacturer', {
      manufacturerId: maker.user.manufacturer_id ?? '',
    });
    for (const token of [maker.token, colleague.token, admin]) {
      expect((await get(name, token)).statusCode).toBe(200);
    }
    for (const token of [other.token, vendor.token]) {
      expect((await get(name, token)).statusCode).toBe(404);
    }
    expect((await get(name)).statusCode).toBe(401);
  });

  test.each(['none.pdf', '..%2Fimages%2Fa.webp', 'a.html', '%00.pdf', 'a'.repeat(3000)])(
    'no one reads %s',
    async (name) => {
      expect([404, 414]).toContain((await get(name, admin)).statusCode);
    },
  );
});

describe('the daily job', () => {
  const documents = () => documentStoreOf(api);
  const age = (name: string) =>
    sql`update files set created_at = now() - interval '25 hours' where name = ${name}`.execute(
      api.db,
    );

  test('deletes only files that no record has linked for a day', async () => {
    const [old, recent, used] = [await send(pdf()), await send(pdf()), await send(pdf())];
    await link(used.name, maker);
    await age(old.name);
    await age(used.name);
    await deleteUnusedFiles(api.db, documents());
    expect((await stored()).sort()).toEqual([recent.name, used.name].sort());
    expect((await rows()).map(({ name }) => name).sort()).toEqual([recent.name, used.name].sort());
  });

  test('removes the content of rows whose deletion was the last thing a killed process did', async () => {
    const { name } = await send(pdf());
    await age(name);
    const killed = { ...documents(), remove: () => Promise.reject(new Error('killed')) };
    await expect(deleteUnusedFiles(api.db, killed)).rejects.toThrow('killed');
    expect(await rows()).toEqual([]);
    expect(await stored()).toEqual([name]);
    await deleteUnusedFiles(api.db, documents());
    expect(await stored()).toEqual([]);
    expect(await api.db.selectFrom('removed_files').selectAll().execute()).toEqual([]);
  });
});

test('documents are kept in a bucket as in a folder', async () => {
  const store = await startS3();
  const s3Api = await startApi({ s3: store.settings });
  try {
    const { token, user } = await signedIn(s3Api.db, 'vendor');
    const { name } = await uploadFile(s3Api, { name: 'AGB.pdf', content: pdf() }, token);
    expect([...store.objects.keys()]).toEqual([`files/${name}`]);
    await s3Api.db
      .insertInto('profile_files')
      .values({ vendor_id: user.vendor_id, kind: 'terms', sort_index: 0, file: name })
      .execute();
    const answer = await s3Api.app.inject({
      url: `/files/${name}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.rawPayload.equals(pdf())).toBe(true);

    store.failNext(99);
    const refused = await uploadFile(s3Api, { name: 'AGB.pdf', content: pdf() }, token);
    store.failNext(0);
    expect(refused.status).toBe(503);
    expect(await s3Api.db.selectFrom('files').select('name').execute()).toEqual([{ name }]);

    await s3Api.db.deleteFrom('profile_files').execute();
    await sql`update files set created_at = now() - interval '2 days'`.execute(s3Api.db);
    await deleteUnusedFiles(s3Api.db, documentStoreOf({ dataDir: '/none', s3: store.settings }));
    expect(store.objects.size).toBe(0);
  } finally {
    await s3Api.close();
    await store.close();
  }
});
