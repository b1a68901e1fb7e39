import fs from 'node:fs';

const file = new URL('../../resources/variations/operations.graphql', import.meta.url);

/** The document of the variations list. */
export const listDocument = /^query VariationsList[\s\S]*?^}/m.exec(
  fs.readFileSync(file, 'utf8'),
)[0];
