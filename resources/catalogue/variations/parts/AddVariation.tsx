import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Choice } from '#contract/combination.ts';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useAttempt } from '#ui/form/useAttempt.ts';
import { CombinationDialog } from './CombinationDialog.tsx';
import { inputsOf } from './inputsOf.ts';
import { PropertiesDialog } from './PropertiesDialog.tsx';
import type { Properties } from './PropertiesForm.tsx';
import { optionNames, proposalFor, type VariedProduct } from './proposal.ts';

interface Props {
  product: VariedProduct;
  familyId: string;
  /** Combinations that are known to be taken; the API makes the final check. */
  combinations: readonly (readonly Choice[])[];
  /** Sequence number of the new variation within its product, for its proposed name. */
  number: number;
  onAdded: () => void;
  onClose: () => void;
}

/**
 * Adds one variation: first the user selects its options, if the product has any, then edits its
 * properties.
 */
const AddVariation = (props: Props) => {
  const { product, familyId, combinations, number, onAdded, onClose } = props;
  const notify = useNotify();
  const attempt = useAttempt();
  const dataProvider = useAppDataProvider();
  const isConfigurable = product.attributes.length > 0;
  const [combination, setCombination] = useState<Choice[] | null>(isConfigurable ? null : []);
  const [taken, setTaken] = useState<readonly Choice[][]>([]);

  if (!combination) {
    return (
      <CombinationDialog
        attributes={product.attributes}
        combinations={[...combinations, ...taken]}
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
    const errors = await attempt(async () => {
      const data = { parent_id: product.id, ...input };
      await dataProvider.create('products/variations', { data });
      notify('resources.products/parents.variations.added', { type: 'success' });
      onAdded();
      return undefined;
    });
    // another user has used the combination in the meantime, so the user must select a different
    // one
    if (errors?.combinations && isConfigurable) {
      notify('rules.variationExists', { type: 'error' });
      setTaken([...taken, combination]);
      setCombination(null);
    }
    return errors;
  };
  return (
    <PropertiesDialog
      name={product.name}
      familyId={familyId}
      combination={optionNames(product, combination)}
      properties={proposalFor(product, combination, number)}
      isConfigurable={isConfigurable}
      onSubmit={create}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default AddVariation;
