import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { clickAndCollectRuleInput } from '#contract/rules/selling/clickAndCollect.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { ruleFields, ruleHistoryFields } from './fields.ts';
import type { ClickAndCollectRuleRecord } from './record.generated.ts';
import { useClickAndCollect } from './useClickAndCollect.ts';

const validate = validateBy(clickAndCollectRuleInput);

// each showroom has one rule
const copied = () => ({ showroomId: '' });

const RuleForm = () => {
  const text = useText('resources.click-and-collect');
  return (
    <RecordPage
      entity="clickAndCollectRule"
      fields={ruleFields}
      historyFields={ruleHistoryFields}
      validate={validate}
      copied={copied}
    >
      <FormCard title={text('rule')}>
        <ShowroomInput />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <NumberInput source="pickupFromDays" helperText={text('help.days')} />
          <NumberInput source="pickupToDays" helperText={false} />
        </Box>
        <TextInput
          source="note"
          helperText={text('help.note')}
          slotProps={{ htmlInput: { maxLength: limits.pickupNote } }}
        />
      </FormCard>
    </RecordPage>
  );
};

/** Selects a showroom: those without a rule, and the showroom of the current rule. */
const ShowroomInput = () => {
  const text = useText('resources.click-and-collect');
  const record = useRecordContext<ClickAndCollectRuleRecord>();
  const offer = useClickAndCollect();
  const choices = offer?.showrooms.filter(
    ({ id, ruleId }) => ruleId === null || id === record?.showroomId,
  );
  if (choices?.length === 0) return <Alert severity="info">{text('allHaveRules')}</Alert>;
  return (
    <SelectInput
      source="showroomId"
      choices={choices ?? []}
      isPending={choices === undefined}
      optionText={({ name, city }: { name: string; city: string }) => `${name}, ${city}`}
      helperText={false}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default RuleForm;
