/**
 * `npm test`: installs what is missing, then runs every check and test until one fails. `--only
 * types,unit` runs only those. The integration tests use a scratch PostgreSQL server, and the
 * embedded database if there is none; `--postgres` requires a server, or uses the one in
 * DATABASE_URL.
 */
import './lib/checkNode.mjs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { binary, run } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withMemoryFolder } from './lib/memoryFolder.mjs';
import { withPostgres, withPostgresIfPossible } from './lib/postgres.mjs';
import { cacheFolder } from './lib/project.mjs';
import { Problem, runScript } from './lib/script.mjs';
import { playwrightReport, runSteps, summarize, vitestReport } from './lib/steps.mjs';

const projects = ['unit', 'dom', 'mocks', 'integration', 'embedded', 'faults'];
const checkNames = ['codegen', 'lint', 'types', 'unused', 'build'];
const names = [...checkNames, ...projects, 'browser'];

/** The server's settings that may be set in the environment. */
const settings = [
  'ADMIN_SECOND_FACTOR',
  'CLAMD',
  'DATABASE_CONNECTIONS',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MIGRATIONS',
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'REQUESTS_PER_MINUTE',
  'SEED',
  'SHOP_REQUESTS_PER_MINUTE',
  'SMTP_URL',
  'TRUST_PROXY',
];
const groupsOfSettings = /^(AI|METRICS|OTEL|S3)_/;

await runScript(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, postgres: { type: 'boolean', default: false } },
  });
  const chosen = chooseSteps(values.only?.split(','));
  await ensureInstalled();
  const chromium = chosen.includes('browser') ? await ensureChromium() : undefined;
  const database = values.postgres ? withPostgres : withPostgresOrWithout;
  const results = await withMemoryFolder(() => {
    const env = { ...testEnvironment(), ...(chromium && { CHROMIUM_PATH: chromium }) };
    return runSteps(stepsOf(chosen, env, database));
  });
  if (!summarize(results)) process.exitCode = 1;
});

function chooseSteps(only) {
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown) throw new Problem(`There is no step ${unknown}: ${names.join(', ')}.`);
  return names.filter((name) => only?.includes(name) ?? true);
}

function withPostgresOrWithout(work) {
  return withPostgresIfPossible((url) => {
    if (!url) process.stdout.write('Without PostgreSQL: the embedded database is used.\n');
    return work(url);
  });
}

/**
 * The tests have their own settings; in particular they must never reach a real database, store or
 * model.
 */
function testEnvironment() {
  const isSetting = (name) => settings.includes(name) || groupsOfSettings.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));
}

function stepsOf(chosen, env, database) {
  const script = (title, ...args) => ({
    title,
    run: (options) => run(process.execPath, args, { ...options, env }),
  });
  const checks = {
    codegen: () => script('generated files', 'scripts/codegen.mjs', '--check'),
    lint: () => script('lint and format', binary('biome', '@biomejs/biome'), 'ci', '.'),
    types: () => script('types', binary('tsc', 'typescript'), '--noEmit', '-p', '.'),
    unused: () => script('unused code', binary('knip')),
    build: () => script('build', 'scripts/build.mjs'),
  };
  const chosenProjects = projects.filter((name) => chosen.includes(name));
  return [
    Object.keys(checks)
      .filter((name) => chosen.includes(name))
      .map((name) => checks[name]()),
    chosenProjects.length > 0 ? [vitestStep(chosenProjects, env, database)] : [],
    chosen.includes('browser') ? [browserStep(env)] : [],
  ].filter((group) => group.length > 0);
}

function vitestStep(chosenProjects, env, database) {
  const report = vitestReport(cacheFolder, 'vitest');
  const start = (options) => (url) =>
    vitest(chosenProjects, report, {
      ...options,
      env: { ...env, ...(url && { DATABASE_URL: url }) },
    });
  return {
    title: `${chosenProjects.join(', ')} tests`,
    report,
    run: (options) =>
      chosenProjects.includes('integration') ? database(start(options)) : start(options)(),
  };
}

function vitest(chosenProjects, { file }, options) {
  const only = chosenProjects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return run(process.execPath, [binary('vitest'), 'run', ...only, ...reporters], options);
}

function browserStep(env) {
  const report = playwrightReport(cacheFolder);
  const args = [binary('playwright', '@playwright/test'), 'test', '--reporter=list,json'];
  return {
    title: 'browser tests',
    report,
    run: (options) =>
      run(process.execPath, args, {
        ...options,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report.file },
      }),
  };
}
