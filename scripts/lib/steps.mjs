import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem, seconds } from './script.mjs';

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {(options: { quiet: boolean, signal?: AbortSignal }) => Promise<Ended>} run
 * @property {Report} [report] of a step with counted tests
 * @typedef {{ code: number, output: string }} Ended
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ file: string, read: (content: object) => Counts }} Report
 * @typedef {{ title: string, state: 'passed' | 'failed' | 'stopped' | 'not run', ms: number,
 * counts?: Counts }} Result
 */

/**
 * Runs groups of steps in sequence, the steps of a group in parallel, until one fails. A step that
 * runs alone shows its output; of parallel steps only failures are shown.
 * @param {Step[][]} groups
 * @returns {Promise<Result[]>} one for each step, in order
 */
export const runSteps = async (groups) => {
  const results = [];
  let hasFailed = false;
  for (const group of groups) {
    results.push(...(hasFailed ? group.map(notRun) : await runGroup(group)));
    hasFailed = results.some(({ state }) => state === 'failed');
  }
  return results;
};

const notRun = ({ title }) => ({ title, state: 'not run', ms: 0 });

const runGroup = async (group) => {
  const abort = new AbortController();
  const results = group.map(notRun);
  const waiting = [...group.keys()];
  const work = async () => {
    while (waiting.length > 0 && !abort.signal.aborted) {
      const index = waiting.shift();
      const result = await runStep(group[index], group.length > 1, abort.signal);
      // a step interrupted by another's failure has no result
      results[index] = abort.signal.aborted ? { ...result, state: 'stopped' } : result;
      if (results[index].state === 'failed') abort.abort();
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return results;
};

const runStep = async ({ title, run, report }, quiet, signal) => {
  if (!quiet) process.stdout.write(`\n${title} …\n`);
  if (report) fs.rmSync(report.file, { force: true });
  const start = performance.now();
  const { code, output } = await run({ quiet, signal }).catch(failedToRun);
  const ms = performance.now() - start;
  const result = { title, state: code === 0 ? 'passed' : 'failed', ms };
  if (signal.aborted) return result;
  process.stdout.write(`${title}: ${result.state} in ${seconds(ms)}\n`);
  if (quiet && code !== 0) process.stdout.write(`\n${output}\n`);
  return { ...result, counts: report && readReport(report) };
};

/** A step may fail before its command starts, for example without PostgreSQL. */
const failedToRun = (error) => {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  return { code: 1, output: '' };
};

const readReport = ({ file, read }) => {
  try {
    return read(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/**
 * Prints a table of the results and, as the last line, the numbers of passed and failed tests.
 * @param {Result[]} results
 * @returns {boolean} whether nothing failed
 */
export const summarize = (results) => {
  const width = Math.max(...results.map(({ title }) => title.length));
  const lines = results.map(({ title, state, ms, counts }) =>
    [
      `  ${title.padEnd(width)}`,
      state.padEnd(7),
      (state === 'not run' ? '' : seconds(ms)).padStart(8),
      counts ? sumLine(counts) : '',
    ]
      .join('  ')
      .trimEnd(),
  );
  const total = { passed: 0, failed: 0 };
  for (const { state, counts } of results) {
    total.passed += counts?.passed ?? 0;
    // a failure without a counted test (a type error, a broken file) counts as one
    total.failed += counts?.failed || (state === 'failed' ? 1 : 0);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${sumLine(total)}\n`);
  return results.every(({ state }) => state === 'passed');
};

const sumLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * Vitest's JSON report in this file.
 * @param {string} folder
 * @param {string} name
 */
export const vitestReport = (folder, name) => ({
  file: path.join(folder, `${name}.json`),
  read: (content) => ({ passed: content.numPassedTests, failed: content.numFailedTests }),
});

/**
 * Playwright's report; a test that passed on retry has passed.
 * @param {string} folder
 */
export const playwrightReport = (folder) => ({
  file: path.join(folder, 'playwright.json'),
  read: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
});
