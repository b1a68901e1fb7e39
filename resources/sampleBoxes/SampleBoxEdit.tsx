import LinkIcon from '@mui/icons-material/AddLink';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext, useTranslate } from 'ra-core';
import { EditPage } from '#ui/form/EditPage.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { sampleBoxFields } from './fields.ts';
import type { SampleBoxRecord } from './operations.ts';
import { useLinkAddress } from './parts/useLinkAddress.ts';
import { SampleBoxForm } from './SampleBoxForm.tsx';

const saved = () => 'resources.products/sample-boxes.saved';

const SampleBoxEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage<SampleBoxRecord> entity="sampleBox" savedMessage={saved} fields={sampleBoxFields}>
      <SampleBoxForm title={translate('resources.products/sample-boxes.edit')}>
        <LinkedProducts />
      </SampleBoxForm>
    </EditPage>
  );
};

const LinkedProducts = () => {
  const translate = useTranslate();
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  const text = (key: string, count?: number) =>
    translate(`resources.products/sample-boxes.${key}`, { smart_count: count });
  return (
    <FormCard title={text('products')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: 1, minWidth: 240 }}>
          {text('linkedProducts', record.parentCount)}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<LinkIcon />}
          component={LinkBase}
          to={linkAddress(record.id)}
        >
          {text('link')}
        </Button>
      </Box>
    </FormCard>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default SampleBoxEdit;
