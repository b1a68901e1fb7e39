import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { representativeInput } from '#contract/rules/people/representative.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { RegionsInput } from '#ui/regions/RegionsInput.tsx';
import { representativeFields } from './fields.ts';

const validate = validateBy(representativeInput);

const lineOf = (maxLength: number) => ({ htmlInput: { maxLength } });

const RepresentativeForm = () => {
  const text = useText('resources.representatives');
  return (
    <RecordPage
      entity="representative"
      fields={representativeFields}
      nameOf={({ name, surname }) => `${name} ${surname}`}
      validate={validate}
    >
      <FormCard title={text('person')}>
        <NameInput autoFocus maxLength={limits.profileLine} />
        <TextInput source="surname" helperText={false} slotProps={lineOf(limits.profileLine)} />
        <TextInput source="position" helperText={false} slotProps={lineOf(limits.profileLine)} />
        <PictureInput source="picture" />
      </FormCard>
      <FormCard title={text('contact')}>
        <TextInput source="email" type="email" helperText={false} />
        <TextInput source="phone" type="tel" helperText={false} slotProps={lineOf(limits.phone)} />
        <RegionsInput source="regions" helperText={text('regionsHint')} />
      </FormCard>
    </RecordPage>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default RepresentativeForm;
