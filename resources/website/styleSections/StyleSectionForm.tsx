import Typography from '@mui/material/Typography';
import { TextInput, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { styleSectionInput } from '#contract/rules/website/styleSection.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { BlocksInput } from './BlocksInput.tsx';
import { styleSectionFields, styleSectionHistoryFields } from './fields.ts';
import { SectionPreview } from './SectionPreview.tsx';
import { SectionSwitch } from './SectionSwitch.tsx';

const validate = validateBy(styleSectionInput);

const StyleSectionForm = () => {
  const text = useText('resources.styles/sections');
  return (
    <RecordPage
      entity="styleSection"
      fields={styleSectionFields}
      historyFields={styleSectionHistoryFields}
      validate={validate}
      aside={<SectionPreview />}
      asideWidth="400px"
    >
      <FormCard title={text('sections.basics')}>
        <Switch />
        <TextInput
          source="name"
          autoFocus
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.styleTitle } }}
        />
        <SlugInput />
      </FormCard>
      <FormCard title={text('sections.blocks')}>
        <BlocksInput />
      </FormCard>
    </RecordPage>
  );
};

/** Disabled while the form is dirty, because it publishes the saved version. */
const Switch = () => {
  const text = useText('resources.styles/sections');
  const { isDirty } = useFormState();
  const record = useRecordContext();
  return record?.id === undefined ? (
    <Typography variant="body2" color="text.secondary">
      {text('help.publish')}
    </Typography>
  ) : (
    <SectionSwitch isDisabled={isDirty} />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StyleSectionForm;
