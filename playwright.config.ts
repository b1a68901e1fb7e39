import { defineConfig } from '@playwright/test';

/** Browser tests against the built application. `npm test` builds it and finds Chromium first. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browserSetup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // as many as small machines have cores: with more, pages wait for each other
  workers: 2,
  // tests that are too long for every run; `npm run test:faults` runs them
  ...(process.env.FAULTS !== 'whole' && { grepInvert: /@faults/ }),
  forbidOnly: Boolean(process.env.CI),
  // a shared machine may stall for seconds; tests that only pass on retry are reported as flaky
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // every click would wait for what opens to stand still
    contextOptions: { reducedMotion: 'reduce' },
    // tracing every test takes a third of the time; use `--trace on` when needed
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
