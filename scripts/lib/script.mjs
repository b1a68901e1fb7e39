import os from 'node:os';
import { stopWithNpm } from './parent.mjs';
import { root } from './project.mjs';

/** A failure whose message is enough; no stack trace is shown. */
export class Problem extends Error {}

/** Thrown by work that a signal interrupted, so that every `finally` still runs. */
class Interrupted extends Error {
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.exitCode = 128 + os.constants.signals[signal];
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const listeners = new Set();
let received = null;

/**
 * Runs a script's work in the project's root. A signal does not end the process immediately:
 * listeners are notified and the work unwinds. Failures are printed on stderr and set the exit
 * code.
 * @param {() => Promise<void>} work
 */
export const runScript = async (work) => {
  process.chdir(root);
  stopWithNpm();
  for (const signal of signals) process.on(signal, onSignal);
  try {
    await work();
    throwIfInterrupted();
  } catch (error) {
    if (!(error instanceof Interrupted)) {
      process.stderr.write(`${error instanceof Problem ? error.message : error.stack}\n`);
    }
    process.exit(received ? new Interrupted(received).exitCode : 1);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
};

/**
 * Calls `listener` when a signal asks the script to stop; the returned function unsubscribes.
 * @param {(signal: NodeJS.Signals) => void} listener
 */
export const onInterrupt = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const throwIfInterrupted = () => {
  if (received) throw new Interrupted(received);
};

function onSignal(signal) {
  received ??= signal;
  for (const listener of listeners) listener(signal);
}

/**
 * Runs `work` and prints its label and duration on one line.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const timed = async (label, work) => {
  process.stdout.write(`${label} … `);
  const start = performance.now();
  let end = 'failed';
  try {
    const result = await work();
    end = seconds(performance.now() - start);
    return result;
  } finally {
    process.stdout.write(`${end}\n`);
  }
};

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
