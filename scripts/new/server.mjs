import fs from 'node:fs';
import { accessCalls } from './accessCalls.mjs';
import { columnOf } from './model.mjs';

export const serverFiles = (model) => {
  const { domain, plural, singular, table } = model;
  const number = nextMigration();
  const folder = `server/modules/${domain}/${plural}`;
  return new Map([
    [`contract/rules/${domain}/${singular}.ts`, rules(model)],
    [`server/db/migrations/${number}-${table.replaceAll('_', '-')}.ts`, migration(model)],
    [`${folder}/module.ts`, moduleOf(model)],
    [`tests/support/access/${plural}.ts`, accessCalls(model)],
  ]);
};

const nextMigration = () => {
  const numbers = fs
    .readdirSync('server/db/migrations')
    .map((file) => Number(/^(\d{4})-(?!\d\d-)/.exec(file)?.[1] ?? 0));
  return Math.max(3000, ...numbers) + 1;
};

const readOnly = ({ hasStatus, isOrdered }) => [
  ...(hasStatus ? ['status'] : []),
  ...(isOrdered ? ['sortIndex'] : []),
];

const sortsOf = (model) => [
  ...(model.isOrdered ? ['sortIndex'] : []),
  'name',
  'id',
  ...(model.hasStatus ? ['status'] : []),
  'updatedAt',
];

const ruleOf = ({ name, type, isRequired }) => {
  if (name === 'name') return 'requiredText(limits.name)';
  if (type === 'Boolean') return "v.nullish(v.boolean('rules.wrongType'), false)";
  if (type === 'String') return "v.nullish(line(limits.name), '')";
  const number = "v.pipe(v.number('rules.required'), v.integer('rules.wrongType'))";
  return isRequired ? number : `v.nullish(${number}, null)`;
};

const rules = (model) => {
  const { type, singular, plural, fields, hasStatus } = model;
  const used = ['line', 'requiredText', 'searchText', 'status', 'version'].filter(
    (name) =>
      !['line', 'status'].includes(name) ||
      (name === 'status'
        ? hasStatus
        : fields.some((f) => f.type === 'String' && f.name !== 'name')),
  );
  return `import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { ${used.join(', ')} } from '#contract/rules/platform/fields.ts';
import { listQueryOf } from '#contract/rules/platform/list.ts';

/** What \`create${type}\` and \`update${type}\` take. */
export const ${singular}Input = v.object({
${fields.map((field) => `  ${field.name}: ${ruleOf(field)},\n`).join('')}  version,
});

export const ${plural}Query = listQueryOf([${sortsOf(model)
    .map((name) => `'${name}'`)
    .join(', ')}], {
  name: searchText,
${hasStatus ? '  status: v.nullish(status),\n' : ''}});
`;
};

const sqlOf = ({ name, type, isRequired }) => {
  const column = columnOf(name);
  if (name === 'name') return 'name text not null check (length(name) between 1 and 255)';
  if (type === 'Boolean') return `${column} boolean not null default false`;
  if (type === 'Int') return `${column} integer${isRequired ? ' not null' : ''}`;
  return `${column} text not null default '' check (length(${column}) <= 255)`;
};

const migration = ({ table, owner, fields, hasStatus, isOrdered }) => {
  const columns = [
    'id bigint generated always as identity primary key',
    ...(owner ? [`${owner}_id bigint not null references ${owner}s on delete cascade`] : []),
    ...fields.map(sqlOf),
    ...(hasStatus ? ["status text not null default '2' check (status in ('1', '2'))"] : []),
    ...(isOrdered ? ['sort_index integer not null default 0'] : []),
    'version integer not null default 1',
    'created_at timestamptz not null default now()',
    'updated_at timestamptz not null default now()',
  ];
  return `import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql\`
    create table ${table} (
${columns.map((column) => `      ${column}`).join(',\n')}
    );
  \`.execute(db);
};
`;
};

const moduleOf = (model) => {
  const { domain, singular, plural, path, table, owner, fields } = model;
  const { hasStatus, isOrdered, isExported } = model;
  const list = (names) => names.map((name) => `'${name}'`).join(', ');
  const sorts = {
    sortIndex: "byColumn('sort_index')",
    name: "byText('name')",
    id: "byColumn('id')",
    status: "byColumn('status')",
    updatedAt: "byColumn('updated_at')",
  };
  const cells = [
    ...fields.map(({ name }) => `    ${name}: (row) => row.${name},\n`),
    ...(hasStatus
      ? ["    status: (row, texts) => texts.status[row.status === '1' ? 1 : 2],\n"]
      : []),
  ];
  const options = [
    ...(hasStatus ? [`status: { action: statusAction(${plural}), statuses: status }`] : []),
    ...(isOrdered ? ['isOrdered: true'] : []),
    ...(isExported ? ['exporter'] : []),
  ];
  return `${hasStatus ? "import { status } from '#contract/rules/platform/fields.ts';\n" : ''}import { ${singular}Input, ${plural}Query } from '#contract/rules/${domain}/${singular}.ts';
${
  isExported
    ? `import { ${plural} as german } from '#i18n/de/${domain}/${plural}.ts';
import { ${plural} as english } from '#i18n/en/${domain}/${plural}.ts';
`
    : ''
}${hasStatus ? "import { statusAction } from '#server/entity/actions.ts';\n" : ''}import { defineEntity } from '#server/entity/define.ts';
${isExported ? "import { exporterOf } from '#server/entity/export.ts';\n" : ''}import { byColumn, byText, contains${hasStatus ? ', equals' : ''} } from '#server/entity/filters.ts';
${isOrdered ? "import { lastPlace } from '#server/entity/order.ts';\n" : ''}import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';

${owner ? `const owner = ['${owner}_id'] as const;\n\n` : ''}const ${plural} = defineEntity({
  name: '${singular}',
  plural: '${plural}',
  area: '${plural}',
  table: '${table}',
${owner ? '  owner,\n' : ''}  input: ${singular}Input,
  query: ${plural}Query,
  columns: [${list(fields.map(({ name }) => name))}],
${readOnly(model).length > 0 ? `  readOnlyColumns: [${list(readOnly(model))}],\n` : ''}  fields: () => ({}),
  filters: { name: contains('name')${hasStatus ? ", status: equals('status')" : ''} },
  sorts: {
${sortsOf(model)
  .map((name) => `    ${name}: ${sorts[name]},\n`)
  .join('')}  },
${isOrdered ? `  created: ({ viewer }) => ({ sort_index: lastPlace(viewer, '${table}'${owner ? ', owner' : ''}) }),\n` : ''}});
${
  isExported
    ? `
const exporter = exporterOf(${plural}, {
  texts: { de: german, en: english },
  cells: {
${cells.join('')}  },
  filename: { de: '${path}', en: '${path}' },
});
`
    : ''
}
export const ${plural}Module: Module = entityModule(${plural}${options.length > 0 ? `, { ${options.join(', ')} }` : ''});
`;
};
