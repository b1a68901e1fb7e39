import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { callerOf, signIn, withServer } from '#scripts/lib/server.mjs';
import { openPage, withBrowser } from './browser.mjs';
import { countFrames, framesOf, prepareFrames } from './frames.mjs';

/** The size of a 12-megapixel camera's photos: 3 MB each. */
const size = { width: 4000, height: 3000 };
const bytes = 3_000_000;
const different = 10;
const longestMs = 8 * 60_000;

/**
 * Uploads pictures of 3 MB in the gallery, each matched to a variation by its name, and counts the
 * page's frames during the upload.
 * @param {{ chromiumPath?: string, count?: number }} how
 * @returns {Promise<{ pictures: number, bytes: number, matchMs: number, uploadMs: number,
 * slowestFrameMs: number, framesUnder50: number, idleMb: number, peakMb: number }>} `idleMb` and
 * `peakMb` are the server's resident memory before, and its peak during the upload
 */
export const measurePictures = async ({ chromiumPath, count = 500 }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-pictures-'));
  // the settings of docs/deploy.md
  const env = { DATA_DIR: path.join(folder, 'data'), MALLOC_ARENA_MAX: '2' };
  const onFolder = (use) => withServer(env, [], use);
  try {
    // in a separate process, because filling the database takes more memory than serving it
    await onFolder(async () => undefined);
    return await onFolder((server) => measureOn(server, { folder, chromiumPath, count }));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

const measureOn = async ({ port, pid }, { folder, chromiumPath, count }) => {
  const signedIn = await signIn(port);
  const skus = await skusOf(callerOf(port, signedIn.token), count);
  const files = await writePictures(folder, skus);
  const memory = watchMemory(pid);
  return withBrowser(chromiumPath, async (browser) => {
    const page = await openPage(browser, JSON.stringify({ version: 1, ...signedIn }));
    await page.goto(`http://admin.localhost:${port}/gallery`);
    const measured = await upload(page, files);
    const frames = await framesOf(page);
    return { pictures: files.length, bytes, ...measured, ...frames, ...memory.end() };
  }).finally(() => memory.end());
};

/**
 * The article numbers of up to `count` variations; if there are fewer, some get several pictures.
 */
const skusOf = async (call, count) => {
  const { variations } = await call(
    'query ($query: VariationsQuery) { variations(query: $query) { data { results { sku } } } }',
    { query: { size: Math.min(count, 1000) } },
  );
  return variations.data.results.map(({ sku }) => sku);
};

/** Writes photographs of noise: sharper than any camera's, so no encoder can compress them well. */
const writePictures = async (folder, skus) => {
  const contents = [];
  for (let place = 0; place < different; place += 1) contents.push(await photograph(place));
  return skus.map((sku, place) => {
    const file = path.join(folder, `${sku}_${place}.jpg`);
    fs.writeFileSync(file, contents[place % different]);
    return file;
  });
};

const photograph = async (place) => {
  const { data } = await sharp({
    create: {
      ...size,
      channels: 3,
      background: `hsl(${place * 36}, 30%, 60%)`,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = (quality) =>
    sharp(data, { raw: { ...size, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
  let picture = await encoded(40);
  for (let quality = 45; picture.length < bytes && quality <= 100; quality += 5) {
    picture = await encoded(quality);
  }
  return picture;
};

const upload = async (page, files) => {
  await page.getByRole('button', { name: 'Bilder hochladen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  await prepareFrames(page);
  let matchMs = 0;
  let uploadMs = 0;
  await countFrames(page, async () => {
    const started = performance.now();
    await dialog.locator('input[type=file]').setInputFiles(files);
    const start = dialog.getByRole('button', { name: `${files.length} Bilder hochladen` });
    await start.and(page.locator(':enabled')).waitFor({ timeout: longestMs });
    const matched = performance.now();
    matchMs = matched - started;
    await start.click();
    await dialog
      .getByText(`${files.length} von ${files.length} Bildern`)
      .waitFor({ timeout: longestMs });
    uploadMs = performance.now() - matched;
  });
  return { matchMs, uploadMs };
};

const everyMs = 200;

/** The process's resident memory in megabytes. */
const watchMemory = (pid) => {
  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const idleMb = resident();
  let peakMb = idleMb;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, resident());
  }, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      return { idleMb, peakMb };
    },
  };
};
