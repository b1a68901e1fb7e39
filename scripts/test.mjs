/**
 * `npm test`: installs what is missing, then runs every check and test until one fails.
 * `--only types,unit` runs those alone; `--postgres` adds the integration tests on a PostgreSQL
 * server.
 */
import './lib/checkNode.mjs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { binary, run } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { cacheFolder } from './lib/project.mjs';
import { Problem, runScript } from './lib/script.mjs';
import { playwrightReport, runSteps, summarize, vitestReport } from './lib/steps.mjs';

const projects = ['unit', 'dom', 'integration'];
const optional = ['postgres'];
const checkNames = ['codegen', 'lint', 'types', 'unused', 'build'];
const names = [...checkNames, ...projects, 'faults', 'postgres', 'browser'];

/** Of the server; somebody may have them in the environment. */
const settings = [
  'DATABASE_CONNECTIONS',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'REQUESTS_PER_MINUTE',
  'SEED',
  'SMTP_URL',
  'TRUST_PROXY',
];
const groupsOfSettings = /^(AI|METRICS|S3)_/;

await runScript(async () => {
  const chosen = chooseSteps();
  await ensureInstalled();
  const env = testEnvironment();
  if (chosen.includes('browser')) env.CHROMIUM_PATH = await ensureChromium();
  const results = await runSteps(stepsOf(chosen, env));
  if (!summarize(results)) process.exitCode = 1;
});

function chooseSteps() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, postgres: { type: 'boolean', default: false } },
  });
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown) throw new Problem(`There is no step ${unknown}: ${names.join(', ')}.`);
  return names.filter((name) => (only ? only.includes(name) : isUsual(name, values)));
}

function isUsual(name, values) {
  return !optional.includes(name) || values[name];
}

/** The tests bring their own settings; above all they shall meet nobody's database, store or model. */
function testEnvironment() {
  const isSetting = (name) => settings.includes(name) || groupsOfSettings.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));
}

function stepsOf(chosen, env) {
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
    chosenProjects.length > 0 ? [vitestStep(chosenProjects, env)] : [],
    chosen.includes('faults') ? [faultsStep(env)] : [],
    chosen.includes('postgres') ? [postgresStep(env)] : [],
    chosen.includes('browser') ? [browserStep(env)] : [],
  ].filter((group) => group.length > 0);
}

function vitestStep(chosenProjects, env) {
  const report = vitestReport(cacheFolder, 'vitest');
  return {
    title: `${chosenProjects.join(', ')} tests`,
    report,
    run: (options) => vitest(chosenProjects, report, { ...options, env }),
  };
}

/** In their short form, by themselves: they measure. */
function faultsStep(env) {
  const report = vitestReport(cacheFolder, 'vitest-faults');
  return {
    title: 'faults',
    report,
    run: (options) => vitest(['faults'], report, { ...options, env }, ['--maxWorkers=1']),
  };
}

function postgresStep(env) {
  const report = vitestReport(cacheFolder, 'vitest-postgres');
  return {
    title: 'integration tests on PostgreSQL',
    report,
    run: (options) =>
      withPostgres((url) =>
        vitest(['integration'], report, { ...options, env: { ...env, DATABASE_URL: url } }),
      ),
  };
}

function vitest(chosenProjects, { file }, options, more = []) {
  const only = chosenProjects.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return run(process.execPath, [binary('vitest'), 'run', ...only, ...reporters, ...more], options);
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
