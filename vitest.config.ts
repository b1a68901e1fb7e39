import { configDefaults, defineConfig } from 'vitest/config';

// Node's import of graphql resolves to its CommonJS build, and graphql refuses a second copy
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

/** Tests of the server's own ways on the embedded database: its pool, plans of pages, steps of jobs. */
const onBothDatabases = [
  'database',
  'databaseFunctions',
  'migrations',
  'platform/jobs',
  'overload',
  'catalogue/imports/files',
  'catalogue/variations/list',
  'catalogue/variations/bulkEdit/prices',
].map((name) => `tests/integration/${name}.test.ts`);

/** `npm run test:faults` has time for all of them, and one after the other: some measure. */
const isWhole = process.env.FAULTS === 'whole';
/** `npm run test:faults -- soak`, which takes half an hour more. */
const isSoak = process.env.FAULTS === 'soak';
const soak = 'tests/faults/soak.test.ts';
/** Integration tests that do more there. */
const longer = ['tests/integration/shop/mirror.test.ts'];
const inEveryRun = [
  'crash',
  'feeds',
  'flat',
  'fuzz',
  'graphqlOverHttp',
  'imports',
  'newResource',
  'runtime',
  'secrets',
  'start',
].map((name) => `tests/faults/${name}.test.ts`);
const withoutSoak = isWhole ? [...longer, 'tests/faults/**/*.test.ts'] : inEveryRun;
const faults = isSoak ? [soak] : withoutSoak;

const components = {
  testTimeout: 30_000,
  environment: 'jsdom',
  include: ['{providers,resources,src,ui}/**/*.test.tsx'],
  setupFiles: ['tests/support/dom.ts'],
  // they import directories, which Node itself rejects
  server: { deps: { inline: ['ra-data-graphql', '@apollo/client'] } },
};

/** A mock does not reach a module that another file of the same worker has imported already. */
const withMocks = '**/*.mocks.test.tsx';

/**
 * `--project unit`, `dom`, `mocks`, `integration`, `embedded` and `faults`. DATABASE_URL chooses the server of
 * `integration`, which uses the embedded database without; `embedded` always does, and `faults` but for
 * `npm run test:faults`. Those of faults need the built server.
 *
 * Where files are not isolated, those of one worker share what they import, the compiled embedded
 * database above all: half of the time went into that. So no module may register hooks as it is
 * imported, nor keep for one file what another left behind.
 */
export default defineConfig({
  test: {
    // by default one core stays idle, which is half of a small machine
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/support/seed.ts'],
          include: [
            '{contract,deploy,i18n,providers,resources,server,src,ui}/**/*.test.ts',
            'tests/load/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...components,
          name: 'dom',
          isolate: false,
          exclude: [...configDefaults.exclude, withMocks],
        },
      },
      { test: { ...components, name: 'mocks', include: [withMocks] } },
      {
        resolve,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          setupFiles: ['tests/support/sqlClaims/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'embedded',
          environment: 'node',
          isolate: false,
          include: ['tests/embedded/**/*.test.ts', ...onBothDatabases],
          globalSetup: ['tests/support/globalSetupEmbedded.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'faults',
          environment: 'node',
          setupFiles: ['tests/support/seed.ts'],
          include: faults,
          exclude: isSoak ? [] : [soak],
          globalSetup: [
            isWhole || isSoak
              ? 'tests/support/globalSetup.ts'
              : 'tests/support/globalSetupEmbedded.ts',
          ],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
