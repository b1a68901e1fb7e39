import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

/** Bundles TypeScript entries of the server for plain Node; packages stay in node_modules. */
export const bundleServer = (entryPoints, outdir) =>
  build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    // `packages: external` would leave the project's own #folders alone, too
    alias: Object.fromEntries(
      ['contract', 'i18n', 'server'].map((name) => [`#${name}`, path.join(root, name)]),
    ),
    sourcemap: 'linked',
    logLevel: 'warning',
  });
