import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StateMessage } from '#ui/layout/StateMessage.tsx';
import { InformativeValuesDocument } from './operations.generated.ts';

/** Lists the product values of an attribute without options, most frequent first. */
export const ProductValues = ({ attrId }: { attrId: string }) => {
  const translate = useText();
  const text = useText('resources.collections/attributes.options.values');
  const query = { attr_id: attrId, size: limits.maxPageSize };
  const { data, isPending } = useApiQuery(InformativeValuesDocument, { query });
  const values = data?.informativeAttributeValues.data.results ?? [];
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (values.length === 0) {
    return (
      <Card>
        <StateMessage icon={<InboxIcon />} title={text('empty')} />
      </Card>
    );
  }
  return (
    <Card sx={{ p: 3 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {text('text')}
      </Typography>
      <Box
        component="ul"
        aria-label={text('list')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          '& li': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            contentVisibility: 'auto',
          },
        }}
      >
        {values.map(({ value, usage }) => (
          <li key={value}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
            <Typography variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
              {translate('resources.collections/attributes.options.used', usage)}
            </Typography>
          </li>
        ))}
      </Box>
    </Card>
  );
};
