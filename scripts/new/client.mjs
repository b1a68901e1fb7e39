import { list } from './list.mjs';

/** The files of resources/<domain>/<plural>. */
export const clientFiles = (model) => {
  const { domain, plural, type } = model;
  const folder = `resources/${domain}/${plural}`;
  return new Map([
    [`${folder}/${plural}.ts`, definition(model)],
    [`${folder}/screens.ts`, screens],
    [`${folder}/record.graphql`, record(model)],
    [`${folder}/fields.ts`, fieldsFile(model)],
    [`${folder}/${type}Form.tsx`, form(model)],
    [`${folder}/${type}List.tsx`, list(model)],
  ]);
};

const groups = { catalogue: 'catalogue', website: 'website', sales: 'sales', people: 'partners' };

const definition = ({
  plural,
  path,
  domain,
  hasStatus,
}) => `import { defineResource } from '#providers/registry/definition.ts';

export const ${plural} = defineResource({
  name: '${path}',
  area: '${plural}',
  paths: { create: 'details', edit: 'details/:id' },
  filters: { name: 'text'${hasStatus ? ", status: 'string'" : ''} },
  menu: { group: '${groups[domain] ?? 'account'}', order: 90 },
  search: { by: 'name' },
  views: ['list', 'create', 'edit'],
  screens: () => import('./screens.generated.ts'),
});
`;

const screens = `export { default as icon } from '@mui/icons-material/CategoryOutlined';
`;

const record = ({ type, fields, hasStatus, isOrdered }) => {
  const names = [
    'id',
    ...fields.map(({ name }) => name),
    ...(hasStatus ? ['status'] : []),
    ...(isOrdered ? ['sortIndex'] : []),
    'version',
    'updatedAt',
  ];
  return `fragment ${type}Record on ${type} {\n${names.map((name) => `  ${name}\n`).join('')}}\n`;
};

const fieldsFile = ({ singular, path, fields, hasStatus, isOrdered }) => {
  const field = ({ name, type }) =>
    `  { source: '${name}'${type === 'Boolean' ? ", kind: 'flag'" : ''} },\n`;
  return `import type { RecordField } from '#ui/record/recordField.ts';

export const ${singular}Fields: readonly RecordField[] = [
${fields.map(field).join('')}];

export const ${singular}HistoryFields: readonly RecordField[] = [
  ...${singular}Fields,
${hasStatus ? `  { source: 'status', choices: 'resources.${path}.status' },\n` : ''}${isOrdered ? "  { source: 'sortIndex' },\n" : ''}];
`;
};

const inputOf = ({ name, type }) => {
  if (name === 'name') return '<NameInput autoFocus />';
  if (type === 'Boolean') return `<BooleanInput source="${name}" helperText={false} />`;
  if (type === 'Int') return `<NumberInput source="${name}" step={1} helperText={false} />`;
  return `<TextInput source="${name}" helperText={false} />`;
};

const form = ({ domain, singular, type, path, fields }) => {
  const kinds = new Set(
    fields
      .filter(({ name }) => name !== 'name')
      .map(
        (field) =>
          ({ Boolean: 'BooleanInput', Int: 'NumberInput', String: 'TextInput' })[field.type],
      ),
  );
  const reactAdmin =
    kinds.size > 0 ? `import { ${[...kinds].join(', ')} } from 'react-admin';\n` : '';
  return `${reactAdmin}import { ${singular}Input } from '#contract/rules/${domain}/${singular}.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ${singular}Fields, ${singular}HistoryFields } from './fields.ts';

const validate = validateBy(${singular}Input);

const ${type}Form = () => (
  <RecordPage
    entity="${singular}"
    fields={${singular}Fields}
    historyFields={${singular}HistoryFields}
    validate={validate}
  >
    <FormCard title={useText('resources.${path}')('name', 1)}>
${fields.map((field) => `      ${inputOf(field)}\n`).join('')}    </FormCard>
  </RecordPage>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ${type}Form;
`;
};
