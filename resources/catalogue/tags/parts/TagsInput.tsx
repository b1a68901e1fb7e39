import { ReferenceChoicesInput } from '#ui/pickers/ReferenceChoiceInput.tsx';
import { tagsOf } from './tagsOf.ts';

interface Props {
  source: string;
  /** Defaults to the resource's label of the field. */
  label?: string;
  helperText?: string;
  /** The kind of records that use the tags. */
  type?: keyof typeof tagsOf;
}

/** Selects tags of one type; the server searches them. */
export const TagsInput = ({ type = 'product', ...props }: Props) => (
  <ReferenceChoicesInput reference="collections/tags" filter={tagsOf[type]} {...props} />
);
