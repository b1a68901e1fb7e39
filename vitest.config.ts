import { defineConfig } from 'vitest/config';

// Node's own import of graphql is its CommonJS build; a second copy beside it refuses to work
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/**
 * `--project unit`, `dom`, `integration` and `faults`; DATABASE_URL chooses the server of the last two.
 * Those of faults need the built server, and the machine for themselves.
 *
 * Where files are not isolated, those of one worker share what they import, the compiled embedded
 * database above all: half of the time went into that. So no module may register hooks as it is
 * imported, nor keep for one file what another left behind.
 */
export default defineConfig({
  test: {
    // unless told, one core is left idle, which is half of a small machine
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          environment: 'node',
          isolate: false,
          include: ['{contract,i18n,providers,resources,server,src,ui}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          testTimeout: 30_000,
          environment: 'jsdom',
          include: ['{providers,resources,src,ui}/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
          // both import directories, which Node itself refuses
          server: { deps: { inline: ['ra-data-graphql', '@apollo/client'] } },
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
