import { columnOf } from './model.mjs';

const inputOf = (fields) =>
  fields
    .filter(({ type, isRequired, name }) => name === 'name' || (type === 'Int' && isRequired))
    .map(({ name, type }) => `${name}: ${type === 'Int' ? 1 : "unique('row')"}`)
    .join(', ');

/** Valid calls of the resource's mutations, for the tests of roles. */
export const accessCalls = (model) => {
  const { type, types, singular, table, owner, hasStatus, isOrdered, isExported } = model;
  const first = `rows.${table}?.[0]`;
  const ofRecords = [
    ...(isOrdered
      ? [
          '// before there are further rows',
          `update${type}Orders: ({ rows }) => ({`,
          `  items: rows.${table}?.map((id, index) => ({ id, sortIndex: index + 3 })),`,
          '}),',
        ]
      : []),
    `update${type}: ({ rows }) => ({ id: ${first}, input: input() }),`,
    ...(hasStatus
      ? [`update${type}Status: ({ rows }) => ({ input: { ids: [${first}], status: '1' } }),`]
      : []),
    `delete${type}ByIds: ({ rows }) => ({ ids: [rows.${table}?.[1]] }),`,
  ];
  const exported = isExported ? [`export${types}`] : [];
  const calls = owner
    ? [
        `ofTheCaller: [${[`create${type}`, ...exported].map((name) => `'${name}'`).join(', ')}],`,
        `${owner === 'vendor' ? 'vendorAttempts' : 'ownAttempts'}: {`,
        ...ofRecords,
        '},',
      ]
    : [
        'attempts: {',
        ...ofRecords,
        `create${type}: () => ({ input: input() }),`,
        ...exported.map(
          (name) => `${name}: () => ({ input: { query: {}, format: 'csv', language: 'de' } }),`,
        ),
        '},',
      ];
  return `import { unique } from '#tests/factories/unique.ts';
import type { AreaCalls } from './calls.ts';

const input = () => ({ ${inputOf(model.fields)} });

export const calls: AreaCalls = {
  rows: ${rowsOf(model)},
${calls.map((line) => `  ${line}\n`).join('')}  further: { ${singular}ById: ({ rows }) => ({ id: ${first} }) },
};
`;
};

const partner = { vendor: 'vendorB', manufacturer: 'manufacturerB' };

const rowsOf = ({ table, owner, fields }) => {
  const values = [
    ...fields
      .filter((field) => field.type === 'Int' && field.isRequired)
      .map((field) => `${columnOf(field.name)}: 1`),
    ...(owner ? [`${owner}_id: ${partner[owner]}`] : []),
  ];
  const row = (name) => `{ ${[`name: '${name}'`, ...values].join(', ')} }`;
  const rows = `{ ${table}: [${row('first')}, ${row('second')}] }`;
  return owner ? `({ ${partner[owner]} }) => (${rows})` : rows;
};
