import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import {
  type AttributeCondition,
  conditionsText,
  parseConditions,
} from '#contract/rules/catalogue/attributeFilter.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useFilter } from '#ui/list/useFilter.ts';
import { AttributeFilterDialog } from './AttributeFilterDialog.tsx';
import { ConditionChip } from './ConditionChip.tsx';
import { draftOf } from './draft.ts';
import { FilterNamesDocument } from './names.generated.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The chips of the conditions in the address, and the dialog that edits them. */
const AttributeConditions = ({ isOpen, onClose }: Props) => {
  const [value, setValue] = useFilter('attributes');
  const conditions = parseConditions(value) ?? [];
  const { drafts, isPending } = useDrafts(conditions);
  const remove = (attrId: string) =>
    setValue(conditionsText(conditions.filter(({ attr_id }) => attr_id !== attrId)));
  return (
    <>
      {drafts.map((draft) => (
        <ConditionChip
          key={draft.attribute.id}
          draft={draft}
          onRemove={() => remove(draft.attribute.id)}
        />
      ))}
      {isOpen && !isPending && (
        <AttributeFilterDialog
          present={drafts}
          onApply={(next) => {
            setValue(conditionsText(next));
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
};

/** The conditions with the names of their attributes and options; unknown attributes are left out. */
const useDrafts = (conditions: readonly AttributeCondition[]) => {
  const options = conditions.flatMap((condition) => ('is' in condition ? condition.is : []));
  const pageOf = (ids: string[]) => ({ ids, size: limits.maxPageSize });
  const { data, isPending } = useApiQuery(
    FilterNamesDocument,
    {
      attributes: pageOf(conditions.map(({ attr_id }) => attr_id)),
      options: pageOf(options),
    },
    { enabled: conditions.length > 0, placeholderData: keepPreviousData },
  );
  const attributes = new Map(data?.attributes.data.results.map((each) => [each.id, each]));
  const names = new Map(data?.attributeOptions.data.results.map(({ id, name }) => [id, name]));
  const drafts = conditions.flatMap((condition) => {
    const attribute = attributes.get(condition.attr_id);
    return attribute ? [draftOf(condition, attribute, names)] : [];
  });
  return { drafts, isPending: isPending && conditions.length > 0 };
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default AttributeConditions;
