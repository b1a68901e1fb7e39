import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { sampleBoxInput } from '#contract/rules/catalogue/sampleBox.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { sampleBoxFields, sampleBoxHistoryFields } from './fields.ts';
import { LinkedProducts } from './parts/LinkedProducts.tsx';
import { useLinkAddress } from './parts/useLinkAddress.ts';
import type { SampleBoxRecord } from './record.generated.ts';

const validate = validateBy(sampleBoxInput);

/** A new box is empty, so creating it redirects to the page for linking products. */
const SampleBoxForm = () => {
  const text = useText('resources.products/sample-boxes');
  const linkAddress = useLinkAddress();
  return (
    <RecordPage<SampleBoxRecord>
      entity="sampleBox"
      fields={sampleBoxFields}
      historyFields={sampleBoxHistoryFields}
      validate={validate}
      addressAfter={({ id }) => linkAddress(id)}
    >
      <FormCard title={text('name', 1)}>
        <NameInput autoFocus />
        <SlugInput />
        <TextInput
          source="description"
          multiline
          minRows={3}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.sampleBoxDescription } }}
        />
      </FormCard>
      <LinkedProducts />
    </RecordPage>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxForm;
