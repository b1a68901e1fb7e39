import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { showroomInput } from '#contract/rules/people/showroom.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PicturesInput } from '#ui/images/PicturesInput.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { showroomFields } from './fields.ts';
import { OpeningHoursInput } from './OpeningHoursInput.tsx';

const validate = validateBy(showroomInput);

const newShowroom = { openingHours: [], pictures: [] };

const lineOf = (maxLength: number) => ({ htmlInput: { maxLength } });

const columns = (template: string) =>
  ({ display: 'grid', gap: 2, gridTemplateColumns: { sm: template } }) as const;

const ShowroomForm = () => {
  const text = useText(useResourcePrefix());
  return (
    <RecordPage
      entity="showroom"
      fields={showroomFields}
      validate={validate}
      defaultValues={newShowroom}
    >
      <FormCard title={text('sections.place')}>
        <NameInput autoFocus maxLength={limits.showroomName} />
        <TextInput source="street" helperText={false} slotProps={lineOf(limits.profileLine)} />
        <Box sx={columns('160px 1fr')}>
          <TextInput
            source="post_code"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 5, inputMode: 'numeric' } }}
          />
          <TextInput source="city" helperText={false} slotProps={lineOf(limits.profileLine)} />
        </Box>
      </FormCard>
      <FormCard title={text('sections.contact')}>
        <Box sx={columns('1fr 1fr')}>
          <TextInput
            source="phone"
            type="tel"
            helperText={false}
            slotProps={lineOf(limits.phone)}
          />
          <TextInput source="email" type="email" helperText={false} />
        </Box>
        <TextInput
          source="description"
          multiline
          minRows={3}
          helperText={false}
          slotProps={lineOf(limits.profileDescription)}
        />
      </FormCard>
      <FormCard title={text('sections.hours')}>
        <Hint text={text('help.hours')} />
        <OpeningHoursInput source="openingHours" />
      </FormCard>
      <FormCard title={text('sections.closed')}>
        <Hint text={text('help.closed')} />
        <Box sx={columns('1fr 1fr')}>
          <CalendarDateInput source="closedFrom" />
          <CalendarDateInput source="closedTo" />
        </Box>
        <TextInput
          source="closedReason"
          helperText={text('help.reason')}
          slotProps={lineOf(limits.profileLine)}
        />
      </FormCard>
      <FormCard title={text('sections.pictures')}>
        <Hint text={text('help.pictures')} />
        <PicturesInput source="pictures" limit={limits.showroomPictures} />
      </FormCard>
    </RecordPage>
  );
};

const Hint = ({ text }: { text: string }) => (
  <Typography variant="body2" color="text.secondary">
    {text}
  </Typography>
);

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ShowroomForm;
