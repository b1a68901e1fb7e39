import { SelectInput, TextInput, useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { affiliateNetworkInput, feedSchedules } from '#contract/rules/website/affiliateNetwork.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { FormStatusSwitch } from '#ui/status/FormStatusSwitch.tsx';
import { FeedInputs } from './feed/FeedInputs.tsx';
import { MappingInputs } from './feed/MappingInputs.tsx';
import { useSample } from './feed/useSample.ts';
import { networkFields, networkHistoryFields } from './fields.ts';
import {
  type AffiliateNetworkRecord,
  UpdateAffiliateNetworkStatusDocument,
} from './record.generated.ts';
import { NetworkAside } from './runs/NetworkAside.tsx';
import { RunBadge } from './runs/RunBadge.tsx';
import { networkWords } from './switching.ts';

const validate = validateBy(affiliateNetworkInput);

const newNetwork = {
  feed_url: '',
  format: 'csv',
  delimiter: ',',
  row_element: '',
  schedule: 'daily',
  mapping: { id: '', title: '', price: '', link: '', category: '', picture: '', description: '' },
};

/** Returns the page of the new network, where the administrator imports its feed. */
const addressAfter = ({ id }: AffiliateNetworkRecord) => `/external-product-sources/networks/${id}`;

const NetworkForm = () => (
  <RecordPage<AffiliateNetworkRecord>
    entity="affiliateNetwork"
    fields={networkFields}
    historyFields={networkHistoryFields}
    validate={validate}
    defaultValues={newNetwork}
    addressAfter={addressAfter}
    aside={<NetworkAside />}
    asideWidth="360px"
  >
    <Cards />
  </RecordPage>
);

const Cards = () => {
  const text = useText('resources.external-product-sources/networks');
  const sample = useSample();
  return (
    <>
      <FormCard title={text('sections.network')}>
        <FormStatusSwitch document={UpdateAffiliateNetworkStatusDocument} words={networkWords}>
          <State />
        </FormStatusSwitch>
        <TextInput
          source="name"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.affiliateNetworkName } }}
        />
        <SelectInput
          source="schedule"
          choices={useNamedChoices('schedules', feedSchedules)}
          helperText={text('help.schedule')}
        />
      </FormCard>
      <FormCard title={text('sections.feed')}>
        <FeedInputs sample={sample} />
      </FormCard>
      <FormCard title={text('sections.mapping')}>
        <MappingInputs found={sample.found} />
      </FormCard>
    </>
  );
};

const State = () => {
  const record = useRecordContext<AffiliateNetworkRecord>();
  return record ? <RunBadge state={record.state} /> : null;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default NetworkForm;
