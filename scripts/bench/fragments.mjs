import fs from 'node:fs';

const resources = new URL('../../resources/', import.meta.url);

/**
 * A fragment in the form that screens request.
 * @param {string} name
 * @param {string} file below `resources`
 */
export const fragmentOf = (name, file) => partOf(`fragment ${name} on`, file);

/**
 * A query in the form that screens send, without its fragments.
 * @param {string} name
 * @param {string} file below `resources`
 */
export const queryOf = (name, file) => partOf(`query ${name}\\b`, file);

const partOf = (beginning, file) =>
  new RegExp(`^${beginning}[\\s\\S]*?^}`, 'm').exec(
    fs.readFileSync(new URL(file, resources), 'utf8'),
  )[0];
