/**
 * `npm run bench`: runs the measurements of docs/benchmarks.md and writes the results there. `npm
 * run bench -- --only menu,cart` runs only those sections and only prints them. `--variations`,
 * `--changes` and `--seconds` change the sizes of the load.
 */
import './lib/checkNode.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/outputs.mjs';
import { root } from './lib/project.mjs';
import { Problem, runScript, timed } from './lib/script.mjs';

/**
 * Sections in the order of measuring and reporting. Each is a file of `bench/sections` with a
 * `title`, `measure(stage)` and `report(measured)`, the lines below its title.
 */
const sections = [
  'browser',
  'coldLoads',
  'categoryTree',
  'options',
  'variationPage',
  'pictures',
  'readWorkbook',
  'cart',
  'deliveryTemplates',
  'blogEditor',
  'importing',
  'affiliateFeed',
  'generating',
  'menu',
  'variationsList',
  'productPicker',
  'cartQuote',
  'shopReads',
  'shopEvents',
  'partners',
  'feedback',
  'orders',
  // last, because they change the shared data
  'bulkChanges',
  'assortment',
  // have databases of their own
  'capacity',
  'lists',
];

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      // of the shared load
      variations: { type: 'string', default: '100000' },
      // of the job whose events are measured
      changes: { type: 'string', default: '50000' },
      // for which a shop reads beside others
      seconds: { type: 'string', default: '60' },
    },
  });
  const sizes = {
    variations: Number(values.variations),
    changes: Number(values.changes),
    seconds: Number(values.seconds),
  };
  const chosen = choose(values.only?.split(','));
  await ensureInstalled();
  await ensureBuilt(['client', 'server']);
  const { createStage } = await import('./bench/stage.mjs');
  const stage = createStage({ chromiumPath: await ensureChromium(), sizes });
  const lines = [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${os.cpus().length} cores with Node ${process.versions.node}.`,
  ];
  try {
    for (const name of chosen) lines.push('', ...(await sectionOf(name, stage)));
  } finally {
    await stage.close();
  }
  const text = `${lines.join('\n')}\n`;
  if (!values.only) fs.writeFileSync(path.join(root, 'docs/benchmarks.md'), text);
  process.stdout.write(text);
});

function choose(only) {
  const unknown = only?.find((name) => !sections.includes(name));
  if (unknown) throw new Problem(`There is no section ${unknown}: ${sections.join(', ')}.`);
  return sections.filter((name) => only?.includes(name) ?? true);
}

/** Reports a failed section in its place, so that the others are still measured. */
async function sectionOf(name, stage) {
  const { title, measure, report } = await import(`./bench/sections/${name}.mjs`);
  try {
    const measured = await timed(title, () => measure(stage));
    return [`## ${title}`, '', ...report(measured)];
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${error.stack}\n`);
    return [`## ${title}`, '', `Not measured: ${error.message}`];
  }
}
