import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useRecordContext } from 'react-admin';
import type { KeyBelow } from '#i18n/keys.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesList } from '#ui/deletion/UsesList.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import type { AttributeRecord } from './operations.ts';
import { useOptionsAddress } from './parts/useOptionsAddress.ts';

/** Lists the records that use the attribute and links to its options. */
export const AttributeUsage = () => {
  const translate = useText();
  const record = useRecordContext<AttributeRecord>();
  const optionsAddress = useOptionsAddress();
  if (!record) return null;
  const { id, type, usage, groupCount, optionCount } = record;
  const text = (
    key: KeyBelow<'resources.collections/attributes'>,
    count: number | null | undefined,
  ) => translate(`resources.collections/attributes.${key}`, count ?? 0);
  const isUsed = Boolean(usage || groupCount);
  return (
    <FormCard title={translate('resources.collections/attributes.sections.usage')}>
      <Typography variant="body2" color="text.secondary">
        {[
          type === 'select' && text('usedIn.options', optionCount),
          text('usedIn.groups', groupCount),
          text('usedIn.products', usage),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Button
        component={LinkBase}
        to={optionsAddress(record)}
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate(
          `resources.collections/attributes.${type === 'select' ? 'manageOptions' : 'showValues'}`,
        )}
      </Button>
      {isUsed && (
        <div>
          <UsesList of="attribute" ids={[id]} />
        </div>
      )}
    </FormCard>
  );
};
