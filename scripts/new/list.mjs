/** The list of a resource. */
export const list = (model) => {
  const { singular, type, types, fields, hasStatus, isOrdered, isExported } = model;
  const documents = [
    ...(isExported ? [`Export${types}Document`] : []),
    ...(isOrdered ? [`Update${type}OrdersDocument`] : []),
    ...(hasStatus ? [`Update${type}StatusDocument`] : []),
  ];
  const has = (wanted, text) => (wanted ? text : '');
  const table = isOrdered ? 'OrderedTable' : 'Table';
  const column = ({ name, type: kind }) =>
    kind === 'Boolean' ? '' : `        <Table.Column source="${name}" disableSort />\n`;
  return `import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
${has(isExported, "import { ExportMenu } from '#ui/list/ExportMenu.tsx';\n")}import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
${has(isOrdered, "import { PlaceField } from '#ui/list/PlaceField.tsx';\n")}import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
${has(hasStatus, "import { SelectFilter } from '#ui/list/SelectFilter.tsx';\n")}import { Table } from '#ui/list/Table.tsx';
${has(hasStatus, "import { useNamedChoices } from '#ui/record/useNamedChoices.ts';\n")}${has(
  isOrdered,
  `import { OrderedTable } from '#ui/sortable/OrderedTable.tsx';
import { ReorderButton } from '#ui/sortable/ReorderButton.tsx';
`,
)}${has(
  hasStatus,
  `import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
`,
)}import { ${singular}HistoryFields } from './fields.ts';
${has(documents.length > 0, `import { ${documents.join(', ')} } from './record.generated.ts';\n`)}
const deletedKinds = [{ entity: '${singular}', fields: ${singular}HistoryFields }] as const;
${has(hasStatus, "const statuses = ['1', '2'] as const;\n")}
const ${type}List = () => (
  <ListPage
    sort={{ field: '${isOrdered ? 'sortIndex' : 'name'}', order: 'ASC' }}
    actions={
      <ListActions deleted={deletedKinds}>
${has(isOrdered, `        <ReorderButton document={Update${type}OrdersDocument} />\n`)}      </ListActions>
    }
    filters={
      <FilterBar>
        <SearchFilter source="name" />
${has(hasStatus, `        <SelectFilter source="status" choices={useNamedChoices('status', statuses)} />\n`)}      </FilterBar>
    }
    emptyAction={<CreateButton />}
  >
${has(isExported, `    <ExportMenu document={Export${types}Document} />\n`)}    <${table}
${has(isOrdered, `      order={Update${type}OrdersDocument}\n`)}      bulkBar={
        <DeleteBulkActions>
${has(hasStatus, `          <StatusBulkButtons document={Update${type}StatusDocument} words={publication} />\n`)}        </DeleteBulkActions>
      }
    >
      <Table.Column source="name">
        <NameLink />
      </Table.Column>
${fields.slice(1).map(column).join('')}${has(
  hasStatus,
  `      <Table.Column source="status" width={140}>
        <StatusSwitch document={Update${type}StatusDocument} words={publication} />
      </Table.Column>
`,
)}${has(
  isOrdered,
  `      <Table.Column source="sortIndex" width={120} align="right">
        <PlaceField />
      </Table.Column>
`,
)}      <Table.UpdatedAt />
      <Table.Actions>
        <RowMenu />
      </Table.Actions>
    </${table}>
  </ListPage>
);

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default ${type}List;
`
    .replace(
      /<ListActions deleted=\{deletedKinds\}>\s*<\/ListActions>/,
      '<ListActions deleted={deletedKinds} />',
    )
    .replace(/<DeleteBulkActions>\s*<\/DeleteBulkActions>/, '<DeleteBulkActions />');
};
