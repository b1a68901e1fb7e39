import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react()],
  // Apollo's checks and messages for developers, which its own builds leave in
  define: command === 'build' ? { 'globalThis.__DEV__': 'false' } : {},
  resolve: {
    alias: { 'object.entries': here('./providers/i18nProvider/objectEntries.cjs') },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    reportCompressedSize: false,
    // the content security policy allows neither inline scripts nor fonts as data addresses
    modulePreload: { polyfill: false },
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
  },
}));
