import path from 'node:path';
import { build } from 'esbuild';
import { root } from './project.mjs';

/**
 * esbuild options for entries of the server: plain Node; packages stay in node_modules.
 * @public for the test of the files loaded at the start
 */
export const bundleOptions = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  // `packages: external` alone would leave the project's own #folders unbundled, too
  alias: Object.fromEntries(
    ['contract', 'i18n', 'server'].map((name) => [`#${name}`, path.join(root, name)]),
  ),
  sourcemap: 'linked',
  logLevel: 'warning',
});

/** Bundles TypeScript entries of the server. */
export const bundleServer = (entryPoints, outdir) => build(bundleOptions(entryPoints, outdir));
