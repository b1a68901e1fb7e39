import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import {
  neededToRun,
  placements,
  websiteBannerInput,
} from '#contract/rules/website/websiteBanner.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CalendarDateInput } from '#ui/form/CalendarDateInput.tsx';
import { ColorInput } from '#ui/form/ColorInput.tsx';
import { ContrastHint } from '#ui/form/ContrastHint.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { FormStatusSwitch } from '#ui/status/FormStatusSwitch.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { CategoryInput } from './CategoryInput.tsx';
import { bannerFields, bannerHistoryFields } from './fields.ts';
import { UpdateWebsiteBannerStatusDocument } from './record.generated.ts';

const needed = { fields: neededToRun, message: 'error.BANNER_INCOMPLETE' };

const validate = validateBy(websiteBannerInput);

const newBanner = {
  placement: 'home_top',
  textColor: '#ffffff',
  backgroundColor: '#2f4a43',
};

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

const BannerForm = () => {
  const text = useText('resources.website-banners');
  return (
    <RecordPage
      entity="websiteBanner"
      fields={bannerFields}
      historyFields={bannerHistoryFields}
      validate={validate}
      defaultValues={newBanner}
      aside={<BannerPreview />}
      asideWidth="400px"
    >
      <FormCard title={text('sections.place')}>
        <FormStatusSwitch document={UpdateWebsiteBannerStatusDocument} needed={needed} />
        <NameInput autoFocus maxLength={limits.bannerName} helperText={text('help.name')} />
        <SelectInput
          source="placement"
          helperText={false}
          choices={useNamedChoices('placements', placements)}
        />
        <CategoryOfPlacement />
      </FormCard>
      <FormCard title={text('sections.content')}>
        <Line source="title" maxLength={limits.bannerTitle} />
        <Line source="text" maxLength={limits.bannerText} />
        <Line source="button" maxLength={limits.bannerButton} />
        <LinkInput source="link" />
      </FormCard>
      <FormCard title={text('sections.colours')}>
        <Box sx={twoColumns}>
          <ColorInput source="textColor" />
          <ColorInput source="backgroundColor" />
        </Box>
        <ContrastHint text="textColor" background="backgroundColor" />
      </FormCard>
      <FormCard title={text('sections.pictures')}>
        <Typography variant="body2" color="text.secondary">
          {text('help.pictures')}
        </Typography>
        <PictureInput source="picture" altSource="pictureAlt" ratio={2} />
        <PictureInput source="mobilePicture" altSource="mobilePictureAlt" />
      </FormCard>
      <FormCard title={text('sections.period')}>
        <Box sx={twoColumns}>
          <CalendarDateInput source="startsOn" />
          <CalendarDateInput source="endsOn" />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {text('help.period')}
        </Typography>
      </FormCard>
    </RecordPage>
  );
};

const Line = ({ source, maxLength }: { source: string; maxLength: number }) => (
  <TextInput source={source} helperText={false} slotProps={{ htmlInput: { maxLength } }} />
);

const CategoryOfPlacement = () =>
  useWatch({ name: 'placement' }) === 'category' ? <CategoryInput source="categoryId" /> : null;

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default BannerForm;
