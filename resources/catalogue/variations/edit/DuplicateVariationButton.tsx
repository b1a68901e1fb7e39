import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useCreatePath, useNavigate, useNotify, useRecordContext } from 'react-admin';
import type { Choice } from '#contract/combination.ts';
import { limits } from '#contract/limits.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { inputsOf } from '#resources/catalogue/variations/parts/inputsOf.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import {
  DuplicateVariationDocument,
  ProductToDuplicateInDocument,
  type ProductToDuplicateInQuery,
} from './duplicate.generated.ts';
import { attributesOf, copyOf, hasFreeCombination, mayDuplicate } from './duplicate.ts';

const CombinationDialog = lazyPart(async () => ({
  default: (await import('#resources/catalogue/variations/parts/CombinationDialog.tsx'))
    .CombinationDialog,
}));
const PropertiesDialog = lazyPart(async () => ({
  default: (await import('#resources/catalogue/variations/parts/PropertiesDialog.tsx'))
    .PropertiesDialog,
}));

/**
 * Duplicates the saved state of the variation. The user first selects a different combination, then
 * edits the copied properties.
 */
export const DuplicateVariationButton = ({ groups }: { groups: readonly FieldGroup[] }) => {
  const translate = useText();
  const record = useRecordContext<VariationRecord>();
  const fetchProduct = useLazyApiQuery(ProductToDuplicateInDocument);
  const notify = useNotify();
  const reportError = useReportError();
  const [product, setProduct] = useState<ProductToDuplicateInQuery | null>(null);
  if (!record || !mayDuplicate(record)) return null;
  const begin = async () => {
    const query = {
      parent_id: record.parent.id,
      variationType: 'notMuster',
      size: limits.maxPageSize,
    };
    try {
      const asked = await fetchProduct({ id: record.parent.id, query });
      if (hasFreeCombination(asked)) setProduct(asked);
      else notify('variationPages.duplicate.noneFree', { type: 'info' });
    } catch (error) {
      reportError(error);
    }
  };
  return (
    <>
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={begin}>
        {translate('form.duplicate')}
      </Button>
      <Suspense fallback={null}>
        {product && (
          <Dialogs
            record={record}
            product={product}
            groups={groups}
            onClose={() => setProduct(null)}
          />
        )}
      </Suspense>
    </>
  );
};

interface Props {
  record: VariationRecord;
  product: ProductToDuplicateInQuery;
  groups: readonly FieldGroup[];
  onClose: () => void;
}

const Dialogs = ({ record, product, groups, onClose }: Props) => {
  const submit = useSubmit();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [combination, setCombination] = useState<Choice[] | null>(null);
  const [attributes] = useState(() => attributesOf(product));
  if (!combination) {
    return (
      <CombinationDialog
        attributes={attributes}
        combinations={product.variations.data.results.map(({ combinations }) => combinations)}
        onSubmit={async (chosen) => {
          setCombination(chosen);
          return null;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PropertiesDialog
      name={record.parent.name}
      familyId={record.parent.family_id}
      combination={optionNamesByAttribute(attributes, combination)}
      properties={copyOf(record, groups)}
      isConfigurable
      onSubmit={({ inputs, ...properties }) =>
        submit(
          DuplicateVariationDocument,
          {
            parent_id: record.parent.id,
            input: { ...properties, combinations: combination, inputs: inputsOf(inputs) },
          },
          {
            onSuccess: ({ variationCreate: { data } }) => {
              notify('variationPages.duplicate.done', { type: 'success' });
              onClose();
              navigate(createPath({ resource: 'products/variations', type: 'edit', id: data.id }));
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

/** Returns the names of the selected options, by attribute. */
const optionNamesByAttribute = (
  attributes: ReturnType<typeof attributesOf>,
  combination: readonly Choice[],
): ReadonlyMap<string, string> =>
  new Map(
    combination.map(({ attr_id, option_id }) => {
      const attribute = attributes.find((each) => each.attr_id === attr_id);
      return [attr_id, attribute?.options.find(({ id }) => id === option_id)?.name ?? ''];
    }),
  );
