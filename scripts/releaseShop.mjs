/**
 * `npm run release:shop`: promises the present schema of the shop's contract to shops. Refuses one that breaks
 * an earlier promise.
 */
import './lib/checkNode.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { bundleServer } from './lib/bundle.mjs';
import { cacheFolder, root } from './lib/project.mjs';
import { releasedShopSchema, writtenShopSchema } from './lib/shopSchema.mjs';

process.chdir(root);
const outdir = path.join(cacheFolder, 'release');
await bundleServer(['contract/shopPromise.ts'], outdir);
const { brokenPromises } = await import(path.join(outdir, 'shopPromise.js'));
const present = writtenShopSchema();
const released = fs.existsSync(releasedShopSchema)
  ? fs.readFileSync(releasedShopSchema, 'utf8')
  : present;
const broken = brokenPromises(released, present, new Date().toISOString().slice(0, 10));
if (broken.length > 0) {
  console.error(`This breaks what shops were promised:\n${broken.join('\n')}`);
  process.exit(1);
}
fs.writeFileSync(releasedShopSchema, present);
process.exit(0);
