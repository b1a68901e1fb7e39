import fs from 'node:fs';

const resources = new URL('../../resources/', import.meta.url);

/**
 * A fragment in the form that screens request.
 * @param {string} name
 * @param {string} file below `resources`
 * @param {URL} [from] another release's `resources/`
 */
export const fragmentOf = (name, file, from) => partOf(`fragment ${name} on`, file, from);

/**
 * A query in the form that screens send, without its fragments.
 * @param {string} name
 * @param {string} file below `resources`
 * @param {URL} [from] another release's `resources/`
 */
export const queryOf = (name, file, from) => partOf(`query ${name}\\b`, file, from);

const partOf = (beginning, file, from = resources) =>
  new RegExp(`^${beginning}[\\s\\S]*?^}`, 'm').exec(
    fs.readFileSync(new URL(file, from), 'utf8'),
  )[0];
