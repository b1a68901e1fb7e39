import { primariesAt } from './samples.mjs';

/** Within this time, writes are acknowledged again. */
export const backWithinMs = 15_000;

export const say = (text) => process.stdout.write(`${text}\n`);
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
export const clock = (at) => new Date(performance.timeOrigin + at).toISOString().slice(11, 23);

/** Prints what has been counted; returns what is not as it has to be. */
export const report = (results, { load, probe, lost, second, samples }) => {
  printTable(results);
  say(
    `\n${load.saved.length} writes acknowledged by the product and ${probe.saved.length} by the database: ${lost.length} lost, ${second.length} by a second primary.`,
  );
  for (const { name, start, end } of results) {
    const within = (saved) => saved.filter(({ at }) => at > start && at < end);
    explain(`lost, ${name} at ${clock(start)}`, within(lost), samples);
    explain(`by a second primary, ${name} at ${clock(start)}`, within(second), samples);
  }
  const between = lost.filter(
    ({ at }) => !results.some(({ start, end }) => at > start && at < end),
  );
  explain('lost, between two faults', between, samples);
  return [
    lost.length > 0 && 'Acknowledged writes are lost.',
    second.length > 0 && 'Two primaries have accepted writes.',
    results.some(({ pause }) => pause > backWithinMs) && 'Writes were away for too long.',
    results.some(({ refused }) => refused > 0) && 'Reads were refused.',
  ].filter(Boolean);
};

const printTable = (results) => {
  say('\n| fault | times | writes back, median | at most | reads refused | slowest read |');
  say('| --- | --: | --: | --: | --: | --: |');
  for (const name of new Set(results.map((each) => each.name))) {
    const own = results.filter((each) => each.name === name);
    const pauses = own.map(({ pause }) => pause).sort((a, b) => a - b);
    const sum = (key) => own.reduce((total, each) => total + each[key], 0);
    const cells = [
      ...[name, own.length, seconds(pauses[Math.floor(pauses.length / 2)]), seconds(pauses.at(-1))],
      `${sum('refused')} of ${sum('reads') + sum('refused')}`,
      seconds(Math.max(...own.map(({ slowest }) => slowest))),
    ];
    say(`| ${cells.join(' | ')} |`);
  }
};

/** Says who has accepted writes: those of one state in one line. */
const explain = (what, writes, samples) => {
  const groups = new Map();
  for (const write of [...writes].sort((a, b) => a.at - b.at)) {
    const state = stateOf(write, samples);
    const group = groups.get(state) ?? { from: write.at, count: 0 };
    groups.set(state, { ...group, to: write.at, count: group.count + 1 });
  }
  for (const [state, { from, to, count }] of groups) {
    say(`  ${count} ${what}, from ${clock(from)} to ${clock(to)}: ${state}`);
  }
};

const stateOf = ({ number, timeline, names, warnings = [], at }, samples) => {
  const by = number
    ? `db${number}, timeline ${Number.parseInt(timeline, 16)}, synchronous_standby_names '${names}' ${warnings.join()}`
    : 'the product';
  return `by ${by}; of themselves the machines said: ${primariesAt(samples, at)}`;
};
