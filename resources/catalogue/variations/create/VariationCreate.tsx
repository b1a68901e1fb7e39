import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { NewVariation } from './NewVariation.tsx';

/**
 * Creates a variation in three steps: select its product, select a free combination, fill in its
 * fields.
 */
const VariationCreate = () => {
  const translate = useText();
  const text = useText('resources.products/variations');
  const listAddress = useListAddress();
  const [product, setProduct] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        back={
          <BackLink to={listAddress}>{translate('resources.products/variations.name', 2)}</BackLink>
        }
        title={text('create')}
        subtitle={text('creating.text')}
      />
      <FormCard title={text('fields.parent')}>
        <AddPicker
          label={text('creating.search')}
          startIcon={<AddIcon fontSize="small" />}
          search={useChoiceSearch('products/parents')}
          onPick={({ id }) => setProduct(id)}
        />
        {product && <NewVariation key={product} of={product} onClose={() => setProduct(null)} />}
      </FormCard>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationCreate;
