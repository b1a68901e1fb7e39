import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { Choice } from '#contract/combination.ts';
import type { ParentRecord } from '#resources/parents/parentForm.ts';
import { CombinationDialog } from '#resources/variations/parts/CombinationDialog.tsx';
import { PropertiesDialog } from '#resources/variations/parts/PropertiesDialog.tsx';
import type { Properties } from '#resources/variations/parts/PropertiesForm.tsx';
import { inputsOf } from '#resources/variations/parts/productFamily.ts';
import type { VariationRow } from '#resources/variations/parts/records.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { choicesOf } from './choicesOf.ts';
import { VariationCreateDocument } from './operations.generated.ts';
import { optionNames, proposalFor } from './proposal.ts';

interface Props {
  product: ParentRecord;
  onClose: () => void;
}

/** Adds one variation: first its options, then its properties. */
const AddVariation = ({ product, onClose }: Props) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { data = [], total = 0 } = useListContext<VariationRow>();
  const [combination, setCombination] = useState<Choice[] | null>(null);
  const [taken, setTaken] = useState<readonly Choice[][]>([]);

  if (!combination) {
    return (
      <CombinationDialog
        attributes={product.attributes}
        combinations={[...data.map(choicesOf), ...taken]}
        onSubmit={async (chosen) => {
          setCombination(chosen);
          return null;
        }}
        onClose={onClose}
      />
    );
  }
  const create = async ({ inputs, ...properties }: Properties) => {
    const input = { ...properties, combinations: combination, inputs: inputsOf(inputs) };
    const errors = await submit(
      VariationCreateDocument,
      { parent_id: product.id, input },
      {
        onSuccess: () => {
          notify('resources.products/parents.variations.added', { type: 'success' });
          refresh();
          onClose();
        },
      },
    );
    // a variation on another page has the combination, so another must be chosen
    if (errors?.combinations) {
      notify('rules.variationExists', { type: 'error' });
      setTaken([...taken, combination]);
      setCombination(null);
    }
    return errors;
  };
  return (
    <PropertiesDialog
      name={product.name}
      familyId={product.family_id?.id ?? ''}
      combination={optionNames(product, combination)}
      properties={proposalFor(product, combination, total + 1)}
      isConfigurable
      onSubmit={create}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default AddVariation;
