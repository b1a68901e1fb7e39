import { securityEventKinds } from '#contract/rules/platform/securityEvent.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge, type Tone } from '#ui/fields/Badge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DayFilter } from '#ui/list/DayFilter.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { RetentionButton } from './RetentionButton.tsx';
import type { SecurityEventRecord } from './record.generated.ts';
import { ExportSecurityEventsDocument } from './record.generated.ts';

const SecurityEventList = () => (
  <ListPage
    sort={{ field: 'at', order: 'DESC' }}
    actions={<RetentionButton />}
    filters={<Filters />}
  >
    <ExportMenu document={ExportSecurityEventsDocument} />
    <Table>
      <Table.Column source="at" width={190} sortByOrder="DESC">
        <DateField source="at" />
      </Table.Column>
      <Table.Column
        source="kind"
        width={218}
        render={({ kind }: SecurityEventRecord) => <Kind kind={kind} />}
      />
      <Table.Column source="account" width={230} />
      <Table.Column source="subject" beneathIfNarrow="account" width={230} disableSort />
      <Table.Column
        source="detail"
        width={190}
        disableSort
        render={(event: SecurityEventRecord) => <Detail event={event} />}
      />
      <Table.Column
        source="amount"
        beneathIfNarrow="detail"
        width={100}
        align="right"
        disableSort
      />
      <Table.Column source="address" width={150} />
      <Table.Column source="device" beneathIfNarrow="address" width={170} disableSort />
      <Table.Column
        source="portal"
        width={130}
        disableSort
        isByChoice
        render={({ portal }: SecurityEventRecord) => portal && <Portal name={portal} />}
      />
    </Table>
  </ListPage>
);

const Filters = () => {
  const text = useText('resources.security-events');
  return (
    <FilterBar>
      <SearchFilter source="account" shortLabel={text('fields.account')} />
      <SearchFilter
        source="address"
        label={text('searchAddress')}
        shortLabel={text('fields.address')}
      />
      <SelectFilter source="kind" choices={useNamedChoices('kinds', securityEventKinds)} />
      <DayFilter source="from" />
      <DayFilter source="to" />
    </FilterBar>
  );
};

/** Highlights rejected sign-ins, and events that weaken an account's protection. */
const tones: Readonly<Record<string, Tone>> = {
  signIn: 'success',
  signInRefused: 'warning',
  keyRefused: 'warning',
  accessRefused: 'warning',
  secondFactorOn: 'success',
  secondFactorReset: 'warning',
  recoveryCodeUsed: 'warning',
  limitReached: 'error',
};

const Kind = ({ kind }: { kind: string }) => (
  <Badge tone={tones[kind] ?? 'neutral'}>
    {useText('resources.security-events')(`kinds.${kind}`)}
  </Badge>
);

const Portal = ({ name }: { name: string }) =>
  useText('resources.security-events')(`portals.${name}`);

/** The details of an event; exports and deletions use the texts of the job list. */
const Detail = ({ event: { kind, detail } }: { event: SecurityEventRecord }) => {
  const translate = useText();
  const text = useText('resources.security-events');
  if (!detail) return null;
  if (kind === 'secondFactorRule' && detail !== 'none') {
    return detail
      .split(' ')
      .map((portal) => text(`portals.${portal}`))
      .join(', ');
  }
  const isJob = kind === 'exported' || kind === 'deletedMany';
  return isJob ? translate(`jobs.kinds.${detail}`, { _: detail }) : text(`details.${detail}`);
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default SecurityEventList;
