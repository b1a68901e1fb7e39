/** `npm run bench`: measures what docs/benchmarks.md promises, and writes the figures there. */
import './lib/checkNode.mjs';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { root } from './lib/project.mjs';
import { runScript } from './lib/script.mjs';

const account = { email: 'admin@atrium.example', password: 'Atrium-Demo-1' };

await runScript(async () => {
  await ensureInstalled();
  await ensureBuilt(['client', 'server']);
  const chromiumPath = await ensureChromium();
  const { measureBytes } = await import('./bench/bytes.mjs');
  const { measureList1000 } = await import('./bench/list1000.mjs');
  await withServer(async (port) => {
    const origin = `http://admin.localhost:${port}`;
    const bytes = await measureBytes({ origin, ...account, chromiumPath });
    const session = await signIn(port);
    const list = await measureList1000({ origin, session, chromiumPath });
    const file = path.join(root, 'docs/benchmarks.md');
    fs.writeFileSync(file, report(bytes, list));
    process.stdout.write(fs.readFileSync(file, 'utf8'));
  });
});

/** Runs `use` with the port of a server on the demo data, in a folder of its own. */
async function withServer(use) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atrium-bench-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await use(await portOf(server));
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function portOf(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /Atrium is ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function signIn(port) {
  const query = `mutation ($input: SignInInput!) { signIn(input: $input) {
    token user { id firstname lastname email name roles { id value name } } } }`;
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: account } }),
  });
  const { data } = await response.json();
  return JSON.stringify({ version: 1, ...data.signIn });
}

function report(bytes, list) {
  const kilobytes = (count) => `${(count / 1000).toFixed(0)} KB`;
  const ms = (value) => `${value.toFixed(0)} ms`;
  const rows = [
    ['JavaScript until the login form can be typed in, gzip', kilobytes(bytes.login), '150 KB'],
    ['JavaScript until the first list is shown, gzip', kilobytes(bytes.firstList), '400 KB'],
    ['DOM nodes with 1,000 rows', String(list.domNodes), '3,000'],
    ['showing 1,000 rows against 100', `${list.ratio.toFixed(2)} times`, '1.5 times'],
    ['ticking one row of 1,000', ms(list.tickMs), '60 ms'],
    ['frames under 50 ms while scrolling', `${(100 * list.framesUnder50).toFixed(1)} %`, '99 %'],
    ['slowest frame while scrolling', ms(list.slowestFrameMs), ''],
  ];
  const cpu = `${os.cpus().length} cores, Node ${process.versions.node}`;
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`: the demo data on the embedded database, headless Chromium at',
    `1440 × 900, medians of 5 runs, ${cpu}.`,
    '',
    '| what | measured | at most (at least) |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}
