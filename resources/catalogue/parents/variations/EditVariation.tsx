import { useEffect, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import type { ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { CombinationDialog } from '#resources/catalogue/variations/parts/CombinationDialog.tsx';
import { choicesOf } from '#resources/catalogue/variations/parts/choicesOf.ts';
import { variationFields } from '#resources/catalogue/variations/parts/fields.ts';
import { PropertiesDialog } from '#resources/catalogue/variations/parts/PropertiesDialog.tsx';
import type { Properties } from '#resources/catalogue/variations/parts/PropertiesForm.tsx';
import { optionNames } from '#resources/catalogue/variations/parts/proposal.ts';
import type {
  VariationRecord,
  VariationRow,
} from '#resources/catalogue/variations/parts/records.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { useFetchRecord } from '#ui/form/useFetchRecord.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { UpdateVariationCombinationDocument } from './operations.generated.ts';

interface Props {
  id: string;
  task: 'combination' | 'properties';
  product: ParentRecord;
  onClose: () => void;
}

/** Edits a variation's options or properties; fetches the variation when the dialog opens. */
const EditVariation = ({ id, task, product, onClose }: Props) => {
  const reportError = useReportError();
  const load = useFetchRecord('products/variations');
  const [variation, setVariation] = useState<VariationRecord>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetch only once
  useEffect(() => {
    load(id)
      .then(setVariation)
      .catch((error) => {
        reportError(error);
        onClose();
      });
  }, []);
  if (!variation) return null;
  const Dialog = task === 'combination' ? EditCombination : EditProperties;
  return <Dialog variation={variation} product={product} onClose={onClose} />;
};

interface EditProps extends Pick<Props, 'product' | 'onClose'> {
  variation: VariationRecord;
}

const EditCombination = ({ variation, product, onClose }: EditProps) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { data = [] } = useListContext<VariationRow>();
  const others = data.filter(({ id }) => id !== variation.id).map(choicesOf);
  return (
    <CombinationDialog
      attributes={product.attributes}
      combinations={[choicesOf(variation), ...others]}
      index={0}
      onSubmit={async (combinations) => {
        let refused: string | null = null;
        await submit(
          UpdateVariationCombinationDocument,
          { id: variation.id, input: { combinations, version: variation.version } },
          {
            onSuccess: () => {
              notify('resources.products/parents.variations.combined', { type: 'success' });
              refresh();
              onClose();
            },
            onRefused: ({ body }) => {
              refused = body.errors?.combinations ? 'rules.variationExists' : null;
              return refused !== null;
            },
          },
        );
        return refused;
      }}
      onClose={onClose}
    />
  );
};

const EditProperties = ({ variation, product, onClose }: EditProps) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useAppDataProvider();
  const attempt = useAttempt();
  const { take, conflict } = useConflict(
    'variation',
    variationFields,
    useFetchRecord('products/variations'),
  );
  const { id, name, variationAttributes, is_simple_product } = variation;
  const save = (properties: Properties) =>
    attempt(
      async () => {
        const data = { ...variation, ...properties };
        await dataProvider.update('products/variations', { id, data, previousData: variation });
        const message = properties.status === '1' ? 'published' : 'drafted';
        notify(`resources.products/variations.${message}`, {
          type: 'success',
          messageArgs: { smart_count: 1 },
        });
        refresh();
        onClose();
        return undefined;
      },
      (error) => take(error, id),
    );
  return (
    <PropertiesDialog
      name={name}
      familyId={product.family_id?.id ?? ''}
      combination={optionNames(product, choicesOf(variation))}
      properties={{
        ...variation,
        is_simple_product,
        inputs: Object.fromEntries(variationAttributes.map((each) => [valueKey(each), each.value])),
      }}
      isConfigurable={product.type === '2'}
      conflict={conflict}
      onSubmit={save}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default EditVariation;
