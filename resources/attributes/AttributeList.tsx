import ValuesIcon from '@mui/icons-material/ListAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { attributeFlags, attributeTypes } from '#contract/rules/attribute.ts';
import { NumberText } from '#ui/fields/NumberText.tsx';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { deletion } from './deletion.ts';
import { attributeFields } from './fields.ts';
import type { AttributeRecord } from './operations.ts';
import { DeleteBulkActions } from './parts/DeleteBulkActions.tsx';
import { RowMenu } from './parts/RowMenu.tsx';
import { useOptionsAddress } from './parts/useOptionsAddress.ts';

const deletedKinds = [{ entity: 'attribute', fields: attributeFields }] as const;

const ValueGroupsDialog = lazy(() => import('./valueGroups/ValueGroupsDialog.tsx'));

const AttributeList = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.collections/attributes.${key}`);
  return (
    <ListPage
      title={translate('resources.collections/attributes.name', 2)}
      subtitle={text('subtitle')}
      sort={{ field: 'sortIndex', order: 'ASC' }}
      actions={
        <>
          <DeletedRecords kinds={deletedKinds} />
          <ValueGroupsButton />
          <CreateButton />
        </>
      }
      filters={<AttributeFilters />}
      empty={text('empty')}
    >
      <Table bulkBar={<DeleteBulkActions deletion={deletion} />}>
        <Table.Column source="name">
          <NameLink />
        </Table.Column>
        <Table.Column
          source="type"
          width={150}
          render={({ type }: AttributeRecord) => text(`types.${type}`)}
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

const AttributeFilters = () => {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.collections/attributes.${key}`);
  const choices = (ids: readonly string[], names: string) =>
    ids.map((id) => ({ id, name: text(`${names}.${id}`) }));
  return (
    <FilterBar>
      <SearchFilter source="name" label={text('search')} />
      <SelectFilter
        source="type"
        label={text('fields.type')}
        choices={choices(attributeTypes, 'types')}
      />
      <SelectFilter
        source="kind"
        label={text('fields.kind')}
        choices={choices(['system', 'informative'], 'kinds')}
      />
      <SelectFilter
        source="flag"
        label={text('fields.flag')}
        choices={choices(attributeFlags, 'fields')}
      />
    </FilterBar>
  );
};

/** The flags that say more than the kind does. */
const shownFlags = ['is_required', 'is_filterable', 'is_dropdown', 'is_editable'] as const;

const Flags = () => {
  const translate = useTranslate();
  const record = useRecordContext<AttributeRecord>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shownFlags
        .filter((flag) => record?.[flag])
        .map((flag) => (
          <Chip
            key={flag}
            size="small"
            variant="outlined"
            label={translate(`resources.collections/attributes.shortFlags.${flag}`)}
          />
        ))}
    </Box>
  );
};

const OptionCount = () => {
  const record = useRecordContext<AttributeRecord>();
  const optionsAddress = useOptionsAddress();
  const translate = useTranslate();
  if (record?.type !== 'select') return <>–</>;
  const count = record.optionCount ?? 0;
  return (
    <Link
      component={LinkBase}
      to={optionsAddress(record)}
      underline="hover"
      aria-label={translate('resources.collections/attributes.options.title', {
        name: `${record.name} (${count})`,
      })}
    >
      <NumberText value={count} />
    </Link>
  );
};

const AttributeMenu = () => {
  const translate = useTranslate();
  const record = useRecordContext<AttributeRecord>();
  const optionsAddress = useOptionsAddress();
  if (!record) return null;
  const action = record.type === 'select' ? 'options' : 'values';
  const label = translate(`resources.collections/attributes.actions.${action}`);
  return (
    <RowMenu
      deletion={deletion}
      links={[{ icon: ValuesIcon, label, to: optionsAddress(record) }]}
    />
  );
};

const ValueGroupsButton = () => {
  const translate = useTranslate();
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
