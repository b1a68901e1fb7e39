import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { PickInput } from '#ui/form/PickInput.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { NewVariation } from './NewVariation.tsx';

const none: ReadonlySet<string> = new Set();

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
        <PickInput
          resource="products/parents"
          label={text('creating.search')}
          excluded={none}
          onPick={({ id }) => setProduct(id)}
        />
        {product && <NewVariation key={product} of={product} onClose={() => setProduct(null)} />}
      </FormCard>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default VariationCreate;
