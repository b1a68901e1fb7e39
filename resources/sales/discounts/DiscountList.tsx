import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { runStates } from '#contract/rules/platform/calendarDate.ts';
import { discountConditionKinds, discountKinds } from '#contract/rules/sales/discount.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { useConditionTexts } from '#resources/selling/cartSimulator/parts/useConditionTexts.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { usePeriodText } from '#ui/fields/usePeriodText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { RunState } from '#ui/status/RunState.tsx';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { Bar } from './Bar.tsx';
import { discountHistoryFields } from './fields.ts';
import {
  type DiscountRecord,
  ExportDiscountsDocument,
  UpdateDiscountStatusDocument,
} from './record.generated.ts';
import { useValueText } from './useValueText.ts';

const deletedKinds = [{ entity: 'discount', fields: discountHistoryFields }] as const;

const CodesDialog = lazyPart(() => import('./CodesDialog.tsx'));

const DiscountList = () => {
  const text = useText('resources.discounts');
  const valueText = useValueText();
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={
        <ListActions deleted={deletedKinds}>
          <CodesButton />
        </ListActions>
      }
      filters={<Filters />}
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <ExportMenu document={ExportDiscountsDocument} />
      <Table
        bulkBar={
          <DeleteBulkActions>
            <StatusBulkButtons document={UpdateDiscountStatusDocument} />
          </DeleteBulkActions>
        }
      >
        <Table.Column source="code" width={150}>
          <NameLink />
        </Table.Column>
        <Table.Column
          source="value"
          width={100}
          align="right"
          onCard="fact"
          render={(record: DiscountRecord) => valueText(record)}
        />
        <Table.Column
          source="startsOn"
          label="resources.discounts.fields.days"
          width={215}
          onCard="fact"
        >
          <Days />
        </Table.Column>
        <Table.Column source="conditions" beneath="startsOn" width={215} disableSort onCard="state">
          <Conditions />
        </Table.Column>
        <Table.Column source="state" width={210}>
          <RunState />
        </Table.Column>
        <Table.Column source="isActive" width={95} disableSort>
          <StatusSwitch document={UpdateDiscountStatusDocument} />
        </Table.Column>
        <Table.Column
          source="used"
          width={105}
          align="right"
          sortByOrder="DESC"
          render={({ used, maxUses: max }: DiscountRecord) =>
            max === null ? used : text('usedOf', { used, max })
          }
        />
        <Table.Column
          source="bar"
          width={160}
          disableSort
          render={(record: DiscountRecord) => record.isBarShown && <Bar bar={record} isSmall />}
        />
        <Table.Actions>
          <RowMenu />
        </Table.Actions>
      </Table>
    </ListPage>
  );
};

const bars = ['with', 'without'];

const Filters = () => {
  const text = useText('resources.discounts');
  return (
    <>
      <FilterBar>
        <SearchFilter source="code" />
        <SelectFilter source="kind" choices={useNamedChoices('kinds', discountKinds)} />
        <SelectFilter source="state" choices={useNamedChoices('states', runStates)} />
        <SelectFilter
          source="condition"
          choices={useNamedChoices('conditionKinds', discountConditionKinds)}
        />
        <SelectFilter source="bar" choices={useNamedChoices('bars', bars)} />
      </FilterBar>
      {/* the dialog that creates many codes sets this filter */}
      <FilterChip source="seriesId" label={text('fields.seriesId')}>
        {text('series')}
      </FilterChip>
    </>
  );
};

const Days = () => {
  const text = useText('resources.discounts');
  const periodText = usePeriodText();
  const record = useRecordContext<DiscountRecord>();
  return record ? (periodText(record) ?? text('always')) : null;
};

/** The conditions in words, on a few lines; all of them as the title. */
const Conditions = () => {
  const conditionTexts = useConditionTexts();
  const record = useRecordContext<DiscountRecord>();
  const sentences = record ? conditionTexts(record.conditions).join(' ') : '';
  if (sentences === '') return null;
  return (
    <Typography
      component="span"
      variant="caption"
      color="text.secondary"
      title={sentences}
      sx={clamped}
    >
      {sentences}
    </Typography>
  );
};

const clamped = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
} as const;

const CodesButton = () => {
  const text = useText('resources.discounts');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('codes.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CodesDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default DiscountList;
