import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { portals } from '#contract/portal.ts';
import { secondFactorStates } from '#contract/rules/platform/secondFactor.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { SecondFactorRuleDocument } from './operations.generated.ts';
import { ResetButton } from './ResetButton.tsx';
import type { SecondFactorRecord } from './record.generated.ts';

const SecondFactorList = () => (
  <ListPage sort={{ field: 'email', order: 'ASC' }} actions={<Rule />} filters={<Filters />}>
    <Table>
      <Table.Column source="email" width={240} />
      <Table.Column source="name" width={190} />
      <Table.Column
        source="portal"
        width={110}
        disableSort
        render={({ portal }: SecondFactorRecord) => <Portal name={portal} />}
      />
      <Table.Column
        source="state"
        width={125}
        disableSort
        render={({ since }: SecondFactorRecord) => <State isOn={since !== null} />}
      />
      <Table.Column source="since" width={155} sortByOrder="DESC">
        <DateField source="since" />
      </Table.Column>
      <Table.Column
        source="recoveryCodesLeft"
        width={110}
        align="right"
        disableSort
        render={({ since, recoveryCodesLeft }: SecondFactorRecord) => since && recoveryCodesLeft}
      />
      <Table.Column source="lastSignInAt" width={180} sortByOrder="DESC" isByChoice>
        <DateField source="lastSignInAt" />
      </Table.Column>
      <Table.Column
        source="reset"
        width={120}
        onCard="state"
        disableSort
        render={(account: SecondFactorRecord) => account.since && <ResetButton account={account} />}
      />
    </Table>
  </ListPage>
);

const Filters = () => (
  <FilterBar>
    <SearchFilter source="account" />
    <SelectFilter source="portal" choices={useNamedChoices('portals', portals)} />
    <SelectFilter source="state" choices={useNamedChoices('states', secondFactorStates)} />
  </FilterBar>
);

const Portal = ({ name }: { name: string }) =>
  useText('resources.second-factors')(`portals.${name}`);

const State = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'success' : 'neutral'}>
    {useText('resources.second-factors')(`states.${isOn ? 'on' : 'off'}`)}
  </Badge>
);

const RuleDialog = lazyPart(() => import('./RuleDialog.tsx'));

/** The portals that require a second factor, with a button to change them. */
const Rule = () => {
  const text = useText('resources.second-factors');
  const { data, refetch } = useApiQuery(SecondFactorRuleDocument, {});
  const [isOpen, setOpen] = useState(false);
  const rule = data?.secondFactorRule.data;
  if (!rule) return null;
  const portals = rule.portals.map((portal) => text(`portals.${portal}`)).join(', ');
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('rule.button', { portals: portals || text('rule.nobody') })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RuleDialog rule={rule} onChanged={refetch} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SecondFactorList;
