import type { ComponentType } from 'react';
import { AttributeFields } from './AttributeFields.tsx';
import { CategoriesFields } from './CategoriesFields.tsx';
import type { ChosenKind, FieldsProps } from './change.ts';
import { PriceFields } from './PriceFields.tsx';
import { TagsFields } from './TagsFields.tsx';

const fields: { [Kind in ChosenKind]: ComponentType<FieldsProps<Kind>> } = {
  price: PriceFields,
  tags: TagsFields,
  categories: CategoriesFields,
  attributes: AttributeFields,
};

export const chosenKinds = Object.keys(fields) as ChosenKind[];

interface Props extends FieldsProps<ChosenKind> {
  kind: ChosenKind;
}

/** The inputs for the new value of a field. */
export const ChangeFields = ({ kind, ...rest }: Props) => {
  // the inputs of a kind report changes of this kind
  const Fields = fields[kind] as ComponentType<FieldsProps<ChosenKind>>;
  return <Fields {...rest} />;
};
