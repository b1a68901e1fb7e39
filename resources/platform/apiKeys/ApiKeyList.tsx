import RevokeIcon from '@mui/icons-material/BlockOutlined';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { DateText } from '#ui/fields/DateText.tsx';
import { BulkBar } from '#ui/list/BulkBar.tsx';
import { ConfirmedBulkButton } from '#ui/list/ConfirmedBulkButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { NewKey } from './NewKey.tsx';
import { RevokeApiKeysDocument } from './operations.generated.ts';
import { RevokeButton } from './RevokeButton.tsx';
import type { ApiKeyRecord } from './record.generated.ts';
import { ExportApiKeysDocument } from './record.generated.ts';

const ApiKeyList = () => {
  const text = useText('resources.api-keys');
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<NewKey />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
          <SelectFilter source="state" choices={useNamedChoices('states', ['active', 'revoked'])} />
        </FilterBar>
      }
    >
      <ExportMenu document={ExportApiKeysDocument} />
      <Table bulkBar={<ApiKeyBulkActions />}>
        <Table.Column source="name" width={170} />
        <Table.Column
          source="hint"
          width={96}
          disableSort
          render={({ hint }: ApiKeyRecord) => `… ${hint}`}
        />
        <Table.Column
          source="state"
          width={106}
          disableSort
          render={({ state }: ApiKeyRecord) => (
            <Badge tone={state === 'active' ? 'success' : 'neutral'}>
              {text(`states.${state}`)}
            </Badge>
          )}
        />
        <Table.Column source="createdBy" width={140} disableSort />
        <Table.Column source="createdAt" width={196} sortByOrder="DESC">
          <DateField source="createdAt" />
        </Table.Column>
        <Table.Column
          source="lastUsedAt"
          width={196}
          sortByOrder="DESC"
          render={({ lastUsedAt }: ApiKeyRecord) =>
            lastUsedAt ? <DateText value={lastUsedAt} /> : text('neverUsed')
          }
        />
        <Table.Column
          source="revokedAt"
          width={196}
          disableSort
          render={(record: ApiKeyRecord) => <RevokeButton apiKey={record} />}
        />
      </Table>
    </ListPage>
  );
};

/** Permanently revokes the selected API keys. */
const ApiKeyBulkActions = () => {
  const text = useText('resources.api-keys');
  return (
    <BulkBar label="resources.api-keys.selected">
      <ConfirmedBulkButton
        document={RevokeApiKeysDocument}
        variablesOf={(rows) => rows}
        icon={<RevokeIcon />}
        label={text('revoke')}
        textOf={(smart_count) => text('revokeManyText', { smart_count })}
        done="resources.api-keys.revokedMany"
        isDangerous
      />
    </BulkBar>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ApiKeyList;
