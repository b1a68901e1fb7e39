import LinkIcon from '@mui/icons-material/AddLink';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'react-admin';
import type { KeyBelow } from '#i18n/keys.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { LinkedProductsDocument } from '#resources/catalogue/sampleBoxes/operations.generated.ts';
import type { SampleBoxRecord } from '#resources/catalogue/sampleBoxes/record.generated.ts';
import { RecordLink } from '#ui/fields/RecordLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { useLinkAddress } from './useLinkAddress.ts';

/** Maximum number of names to show, because a box may have thousands of products. */
const mostNames = 24;

/** Lists the products with samples in the box, with a link for changing them. */
export const LinkedProducts = () => {
  const translate = useText();
  const record = useRecordContext<SampleBoxRecord>();
  const linkAddress = useLinkAddress();
  if (!record) return null;
  const { id, parentCount } = record;
  const text = (key: KeyBelow<'resources.products/sample-boxes'>) =>
    translate(`resources.products/sample-boxes.${key}`, { smart_count: parentCount });
  return (
    <FormCard title={text('products')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: 1, minWidth: 240 }}>
          {text(parentCount ? 'linkedProducts' : 'noneLinked')}
        </Typography>
        {parentCount > 0 && (
          <Button component={LinkBase} to={linkAddress(id, 'linked')}>
            {text('viewLinked')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<LinkIcon />}
          component={LinkBase}
          to={linkAddress(id)}
        >
          {text('link')}
        </Button>
      </Box>
      {parentCount > 0 && <Names id={id} />}
    </FormCard>
  );
};

const Names = ({ id }: { id: string }) => {
  const translate = useText();
  const { data } = useApiQuery(LinkedProductsDocument, { id });
  const links = data?.getSampleBoxProducts.data.links;
  if (!links) return null;
  const more = links.length - mostNames;
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {links.slice(0, mostNames).map(({ data: parent }) => (
        <Typography key={parent.id} component="li" variant="body2">
          <RecordLink resource="products/parents" id={parent.id}>
            {parent.name}
          </RecordLink>
        </Typography>
      ))}
      {more > 0 && (
        <Typography component="li" variant="body2" color="text.secondary">
          {translate('resources.products/sample-boxes.more', { smart_count: more })}
        </Typography>
      )}
    </Stack>
  );
};
