import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { LinkBase, useCreatePath, useNavigate } from 'react-admin';
import { combinationCount } from '#contract/combination.ts';
import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import AddVariation from '#resources/catalogue/variations/parts/AddVariation.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { ProductToVaryDocument, type ProductToVaryQuery } from './operations.generated.ts';

interface Props {
  /** The product's id. */
  of: string;
  onClose: () => void;
}

/** Adds a variation to the product, or explains why the product cannot have another one. */
export const NewVariation = ({ of, onClose }: Props) => {
  const translate = useText();
  const navigate = useNavigate();
  const listAddress = useListAddress();
  const query = { parent_id: of, variationType: 'notMuster', size: limits.maxPageSize };
  const { data, error, refetch } = useApiQuery(
    ProductToVaryDocument,
    { id: of, query },
    { gcTime: 0 },
  );
  if (error) {
    return <NotLoaded error={error} title="variationPages.family.notLoaded" onRetry={refetch} />;
  }
  if (!data) return <LinearProgress aria-label={translate('list.loading')} />;
  const { total, results } = data.variations.data;
  if (total >= possible(data)) return <Full of={data} />;
  const { family, attributes, ...product } = data.productById.data;
  return (
    <AddVariation
      product={{
        ...product,
        attributes: attributes.map(({ attribute, ...each }) => ({ ...attribute, ...each })),
      }}
      familyId={family.id}
      combinations={results.map(({ combinations }) => combinations)}
      number={total + 1}
      onAdded={() => navigate(listAddress)}
      onClose={onClose}
    />
  );
};

/** Counts the variations that the product can have. */
const possible = ({ productById: { data } }: ProductToVaryQuery): number =>
  data.type === simple
    ? 1
    : combinationCount(
        data.attributes.map(({ options }) => ({ options: options.map(({ id }) => id) })),
      );

const simple = '1';

const Full = ({ of: { productById } }: { of: ProductToVaryQuery }) => {
  const translate = useText();
  const text = useText('resources.products/variations');
  const createPath = useCreatePath();
  const { id, type } = productById.data;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          component={LinkBase}
          color="inherit"
          to={createPath({ resource: 'products/parents', type: 'edit', id })}
        >
          {text('creating.toProduct')}
        </Button>
      }
    >
      {type === simple ? text('creating.simple') : translate('variationPages.duplicate.noneFree')}
    </Alert>
  );
};
