import { PermanentStartProblem } from './errors/startProblem.ts';

/** The oldest supported major version of Node; scripts/lib/runtime.mjs installs it. */
const neededMajor = 24;

/**
 * @throws {PermanentStartProblem} on an older Node, on which the server would fail later
 */
export const refuseOldNode = (version: string = process.versions.node): void => {
  if (Number.parseInt(version, 10) >= neededMajor) return;
  throw new PermanentStartProblem(
    `Atrium runs on Node ${neededMajor} or newer; this is ${version}. Start it with node_modules/.bin/node, or with a newer Node of the system.`,
  );
};
