import ValuesIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { measured } from '#contract/measured.ts';
import { attributeFlags, attributeTypes } from '#contract/rules/catalogue/attribute.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Badge } from '#ui/fields/Badge.tsx';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowLink } from '#ui/list/RowLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { attributeFields } from './fields.ts';
import type { AttributeRecord } from './operations.ts';
import { useOptionsAddress } from './parts/useOptionsAddress.ts';

const deletedKinds = [{ entity: 'attribute', fields: attributeFields }] as const;

const ValueGroupsDialog = lazyPart(() => import('./valueGroups/ValueGroupsDialog.tsx'));

const AttributeList = () => {
  const text = useText('resources.collections/attributes');
  return (
    <ListPage
      sort={{ field: 'sortIndex', order: 'ASC' }}
      actions={
        <ListActions deleted={deletedKinds}>
          <ValueGroupsButton />
        </ListActions>
      }
      filters={<AttributeFilters />}
    >
      <Table bulkBar={<DeleteBulkActions of="attribute" />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column
          source="type"
          width={150}
          render={({ type, unit }: AttributeRecord) =>
            measured({ name: text(`types.${type}`), unit })
          }
        />
        <Table.Column
          source="kind"
          width={112}
          disableSort
          render={({ is_configurable }: AttributeRecord) =>
            text(`kinds.${is_configurable ? 'system' : 'informative'}`)
          }
        />
        <Table.Column source="flags" width={216} disableSort>
          <Flags />
        </Table.Column>
        <Table.Column source="optionCount" width={84} align="right" disableSort>
          <OptionCount />
        </Table.Column>
        <Table.Column source="usage" width={128} align="right" sortByOrder="DESC" />
        <Table.Actions>
          <AttributeMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const kinds = ['system', 'informative'] as const;

const AttributeFilters = () => (
  <FilterBar>
    <SearchFilter source="name" />
    <SelectFilter source="type" choices={useNamedChoices('types', attributeTypes)} />
    <SelectFilter source="kind" choices={useNamedChoices('kinds', kinds)} />
    <SelectFilter source="flag" choices={useNamedChoices('fields', attributeFlags)} />
  </FilterBar>
);

/** Flags that the list shows besides the kind of attribute. */
const shownFlags = ['is_required', 'is_filterable', 'is_dropdown', 'is_editable'] as const;

const Flags = () => {
  const translate = useText();
  const record = useRecordContext<AttributeRecord>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shownFlags
        .filter((flag) => record?.[flag])
        .map((flag) => (
          <Badge key={flag} tone="outlined">
            {translate(`resources.collections/attributes.shortFlags.${flag}`)}
          </Badge>
        ))}
    </Box>
  );
};

const OptionCount = () => {
  const record = useRecordContext<AttributeRecord>();
  const optionsAddress = useOptionsAddress();
  const translate = useText();
  if (record?.type !== 'select') return <>–</>;
  const count = record.optionCount ?? 0;
  return (
    <RowLink
      to={optionsAddress(record)}
      aria-label={translate('resources.collections/attributes.options.title', {
        name: `${record.name} (${count})`,
      })}
    >
      <NumberText value={count} />
    </RowLink>
  );
};

const AttributeMenu = () => {
  const translate = useText();
  const record = useRecordContext<AttributeRecord>();
  const optionsAddress = useOptionsAddress();
  if (!record) return null;
  const action = record.type === 'select' ? 'options' : 'values';
  const label = translate(`resources.collections/attributes.actions.${action}`);
  return (
    <RowMenu of="attribute" links={[{ icon: ValuesIcon, label, to: optionsAddress(record) }]} />
  );
};

const ValueGroupsButton = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('resources.collections/attributes.valueGroups.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ValueGroupsDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default AttributeList;
