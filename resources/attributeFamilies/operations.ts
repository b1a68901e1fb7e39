import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import { type FamilyRecord, inputOf, recordOf } from './familyForm.ts';
import {
  AttributeFamiliesListDocument,
  AttributeFamilyByIdDocument,
  AttributeFamilyChoicesDocument,
  CreateAttributeFamilyDocument,
  UpdateAttributeFamilyDocument,
} from './operations.generated.ts';

const { list, choices, one, many, create, update } = operationsFor<FamilyRecord>();

export const operations = {
  list: list({
    document: AttributeFamiliesListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributeFamilies: { data } }) => ({ data: data.results, total: data.total }),
  }),
  choices: choices({
    document: AttributeFamilyChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ attributeFamilies: { data } }) => ({ data: data.results, total: data.total }),
  }),
  one: one({
    document: AttributeFamilyByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ attributeFamilyById }) => ({ data: recordOf(attributeFamilyById.data) }),
  }),
  many: many({
    document: AttributeFamilyChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ attributeFamilies }) => ({ data: attributeFamilies.data.results }),
  }),
  create: create({
    document: CreateAttributeFamilyDocument,
    variables: ({ data }) => ({ input: inputOf(data) }),
    result: ({ createAttributeFamily }) => ({ data: createAttributeFamily.data }),
  }),
  update: update({
    document: UpdateAttributeFamilyDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ updateAttributeFamily }) => ({ data: updateAttributeFamily.data }),
  }),
};
