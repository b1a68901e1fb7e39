import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type StyleRecordFragment,
  type StyleRowFragment,
  styleDocuments,
} from './record.generated.ts';

export type StyleRecord = StyleRecordFragment;
export type StyleRow = StyleRowFragment;
type StyleCollaborator = StyleRecord['collaborators'][number];

const { inputFields } = styleDocuments;

export const operations = crudOperations(styleDocuments, {
  inputOf: ({ collaborators, ...values }: Partial<StyleRecord>) => ({
    ...Object.fromEntries(
      Object.entries(values).filter(([name]) => (inputFields as readonly string[]).includes(name)),
    ),
    collaborators: collaborators?.map(({ manufacturerId, vendorId }: StyleCollaborator) => ({
      manufacturerId,
      vendorId,
    })),
  }),
});
