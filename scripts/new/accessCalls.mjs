import { columnOf } from './model.mjs';

const inputOf = (fields) =>
  fields
    .filter(({ type, isRequired, name }) => name === 'name' || (type === 'Int' && isRequired))
    .map(({ name, type }) => `${name}: ${type === 'Int' ? 1 : "unique('row')"}`)
    .join(', ');

/** Valid calls of the resource's mutations, for the tests of roles. */
export const accessCalls = (model) => {
  const { type, types, singular, table, fields, hasStatus, isOrdered, isExported } = model;
  const row = (name) =>
    fields
      .filter((field) => field.type === 'Int' && field.isRequired)
      .reduce((text, field) => `${text}, ${columnOf(field.name)}: 1`, `{ name: '${name}'`);
  const first = `rows.${table}?.[0]`;
  return `import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

const input = () => ({ ${inputOf(fields)} });

export const calls: AreaCalls = {
  rows: { ${table}: [${row('first')} }, ${row('second')} }] },
  attempts: {
${
  isOrdered
    ? `    // before there are further rows
    update${type}Orders: ({ rows }) => ({
      items: rows.${table}?.map((id, index) => ({ id, sortIndex: index + 3 })),
    }),
`
    : ''
}    create${type}: () => ({ input: input() }),
    update${type}: ({ rows }) => ({ id: ${first}, input: input() }),
${hasStatus ? `    update${type}Status: ({ rows }) => ({ input: { ids: [${first}], status: '1' } }),\n` : ''}${isExported ? `    export${types}: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),\n` : ''}    delete${type}ByIds: ({ rows }) => ({ ids: [rows.${table}?.[1]] }),
  },
  further: { ${singular}ById: ({ rows }) => ({ id: ${first} }) },
};
`;
};
