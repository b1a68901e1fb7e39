import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  CreateSampleBoxDocument,
  SampleBoxByIdDocument,
  SampleBoxesListDocument,
  type SampleBoxRecordFragment,
  UpdateSampleBoxDocument,
} from './operations.generated.ts';

export type SampleBoxRecord = SampleBoxRecordFragment;

const { list, one, create, update } = operationsFor<SampleBoxRecord>();

const inputOf = ({ name, slug, description, version }: Partial<SampleBoxRecord>) => ({
  name,
  slug,
  description,
  version,
});

export const operations = {
  list: list({
    document: SampleBoxesListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ sampleBoxes: { data } }) => ({ data: data.results, total: data.total }),
  }),
  one: one({
    document: SampleBoxByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ sampleBoxById }) => ({ data: sampleBoxById.data }),
  }),
  create: create({
    document: CreateSampleBoxDocument,
    variables: ({ data }) => ({ input: inputOf(data) }),
    result: ({ createSampleBox }) => ({ data: createSampleBox.data }),
  }),
  update: update({
    document: UpdateSampleBoxDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ updateSampleBox }) => ({ data: updateSampleBox.data }),
  }),
};
