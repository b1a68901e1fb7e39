import fs from 'node:fs';
import path from 'node:path';
import { binary, onPath, run } from './command.mjs';
import { Problem, timed } from './script.mjs';
import { installSystemPackage, isRoot } from './systemPackages.mjs';

/** The headless shell has no windows and shortens the tests by a tenth. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
};

/**
 * The path of a working Chromium, or null. Looks in CHROMIUM_PATH, the PATH, the usual places of
 * macOS and Windows, then Playwright's download.
 * @public for configurations and measurements that run without `npm test`
 */
export const findChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await isRunning(chosen)) return chosen;
    throw new Problem(`CHROMIUM_PATH is ${chosen}, which does not run.`);
  }
  const places = [...commands.flatMap(onPath), ...(usualPlaces[process.platform] ?? [])];
  for (const place of places) {
    if (await isRunning(place)) return place;
  }
  const { chromium } = await import('@playwright/test');
  return (await isRunning(chromium.executablePath())) ? chromium.executablePath() : null;
};

/**
 * The path of a Chromium, installing one if necessary.
 * @throws {Problem} with instructions
 */
export const ensureChromium = async () =>
  (await findChromium()) ||
  ((await installSystemPackage('chromium-headless-shell')) && (await findChromium())) ||
  ((await installSystemPackage('chromium')) && (await findChromium())) ||
  ((await downloadChromium()) && (await findChromium())) ||
  giveUp();

const giveUp = () => {
  throw new Problem(
    'The browser tests need Chromium or Chrome, and installing one did not work. ' +
      'Install it yourself and name it in CHROMIUM_PATH if it is not found.',
  );
};

const downloadChromium = () =>
  timed('Downloading Chromium', async () => {
    const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
    const { code, output } = await run(
      process.execPath,
      [binary('playwright', '@playwright/test'), 'install', ...withLibraries, 'chromium'],
      { quiet: true },
    );
    if (code !== 0) process.stdout.write(`${output}\n`);
    return code === 0;
  });

/** Ubuntu's chromium-browser may exist without a browser behind it, so this runs it. */
const isRunning = async (file) => {
  if (!fs.existsSync(file)) return false;
  // on Windows asking for the version would open a window
  if (process.platform === 'win32') return true;
  try {
    return (await run(file, ['--version'], { quiet: true })).code === 0;
  } catch {
    return false;
  }
};
