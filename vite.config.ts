import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { preloadChunks } from '#scripts/lib/preloadChunks.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), preloadChunks()],
  // removes Apollo's development checks and messages, which its own builds include
  define: command === 'build' ? { 'globalThis.__DEV__': 'false' } : {},
  resolve: {
    alias: {
      'object.entries': here('./providers/i18nProvider/objectEntries.cjs'),
      'graphql-tag': here('./providers/dataProvider/noQueryTexts.ts'),
      'jsonexport/dist/index.js': here('./providers/dataProvider/noClientExport.ts'),
      './stringifyTheme.js': here('./ui/theme/noThemeSource.ts'),
    },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2024',
    reportCompressedSize: false,
    // the content security policy allows neither inline scripts nor data URLs for fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // the login page in one file, and in another what the first list adds to it
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'first',
              test: /(src\/App|variations\/(VariationList|screens(\.generated)?|operations))\.tsx?$/,
              priority: 1,
            },
            // the first need of all entities' definitions: icons, and where their code is
            {
              name: 'screens',
              test: /resources\/\w+\/\w+\/screens(\.generated)?\.ts$/,
              priority: 1,
            },
            // modules of many screens: one request instead of dozens for a few hundred bytes each
            { name: 'shared', minShareCount: 12, priority: 0 },
          ],
        },
      },
    },
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
}));
