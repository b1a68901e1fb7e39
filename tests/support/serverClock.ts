import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const clockFile = path.join(os.tmpdir(), `atrium-clock-${process.pid}`);
const clock = new URL('./serverClock.mjs', import.meta.url).href;

/** Settings of a server whose clock can be put forward. */
export const withClock = { NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: clockFile };

/** Puts the clock of the server forward, from the time that it really is. */
export const putClockForward = (ms: number): void => fs.writeFileSync(clockFile, String(ms));

/** Puts the clock of the server right. */
export const resetClock = (): void => fs.rmSync(clockFile, { force: true });
