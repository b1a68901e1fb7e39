import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = import.meta.url;
const isSource = /\.ts(?:\?|$)/.test(here);

/**
 * The file of a server entry that runs as a separate process. The build puts it beside the server;
 * when running from sources (development, tests) it is bundled on the fly.
 * @param entry path below server/, without extension
 */
export const programOf = async (entry: string): Promise<string> => {
  if (!isSource) return fileURLToPath(new URL(`./${entry}.js`, here));
  const root = fileURLToPath(new URL('../../../../..', here));
  const cache = path.join(root, 'node_modules/.cache/atrium');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'program-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const script = new URL('../../../../../scripts/lib/bundle.mjs', here).href;
  const { bundleServer } = (await import(/* @vite-ignore */ script)) as {
    bundleServer: (entryPoints: string[], outdir: string) => Promise<unknown>;
  };
  await bundleServer([`server/${entry}.ts`], folder);
  return path.join(folder, `${path.basename(entry)}.js`);
};
