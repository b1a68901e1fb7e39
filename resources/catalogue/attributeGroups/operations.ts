import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type AttributeGroupRecordFragment,
  type AttributeGroupRowFragment,
  attributeGroupDocuments,
} from './record.generated.ts';

export type GroupRow = AttributeGroupRowFragment;

type GroupAttribute = AttributeGroupRecordFragment['items'][number]['attribute'];

/** The form values of a group, with its attributes in order. */
export interface GroupRecord extends AttributeGroupRowFragment {
  attributes?: GroupAttribute[];
  /** The number of products that may lose values, as confirmed by the user. */
  confirmedLoss?: number;
}

const recordOf = ({ items, ...group }: AttributeGroupRecordFragment): GroupRecord => ({
  ...group,
  attributes: items.map(({ attribute }) => attribute),
});

/** Converts the form values to the API input. */
export const inputOf = (values: Partial<GroupRecord>) => {
  const { name, slug, place_use, is_editable, attributes = [], confirmedLoss, version } = values;
  const ids = attributes.map(({ id }) => id);
  return { name, slug, place_use, is_editable, attributes: ids, confirmedLoss, version };
};

export const operations = crudOperations(attributeGroupDocuments, { recordOf, inputOf });
