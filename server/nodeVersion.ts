import { LastingProblem } from './errors/startProblem.ts';

/** The oldest major version of Node that the product runs on; scripts/lib/runtime.mjs brings it. */
const neededMajor = 24;

/** @throws {LastingProblem} on an older Node, which would fail somewhere later */
export const refuseOldNode = (version: string = process.versions.node): void => {
  if (Number.parseInt(version, 10) >= neededMajor) return;
  throw new LastingProblem(
    `Atrium runs on Node ${neededMajor} or newer; this is ${version}. Start it with node_modules/.bin/node, or with a newer Node of the system.`,
  );
};
