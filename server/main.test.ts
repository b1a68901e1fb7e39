import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { expect, test } from 'vitest';

const { bundleOptions } = (await import(
  pathToFileURL(path.resolve('scripts/lib/bundle.mjs')).href
)) as {
  bundleOptions: (entryPoints: string[], outdir: string) => BuildOptions;
};

/** The source files that are loaded when the server starts. */
const loadedAtStart = async (entry: string): Promise<string[]> => {
  const { metafile } = await build({
    ...bundleOptions([entry], 'dist/server'),
    sourcemap: false,
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in metafile.outputs) load(path);
    }
  };
  load(`dist/server/${entry.replace(/^server\/(.*)\.ts$/, '$1')}.js`);
  return [...loaded].flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
};

test('a server without the demo loads nothing of it', async () => {
  const sources = await loadedAtStart('server/serve.ts');
  expect(sources).toContain('server/app.ts');
  expect(sources.filter((source) => source.startsWith('server/demo/'))).toEqual([]);
});

test('the dependencies are what the server imports, because an image has no others', async () => {
  const commands = fs.readdirSync('server/cli').map((file) => `server/cli/${file}`);
  const { metafile } = await build({
    ...bundleOptions(['server/main.ts', ...commands], 'dist/server'),
    sourcemap: false,
    write: false,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter((each) => each.external && !each.path.startsWith('node:'))
    .map((each) =>
      each.path
        .split('/')
        .slice(0, each.path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  // its files are found by createRequire
  const expected = new Set([...imported, 'dejavu-fonts-ttf']);
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies)).toEqual([...expected].sort());
});
