import { listQuery, operationsFor } from '#providers/dataProvider/operations.ts';
import {
  CreateTagDocument,
  TagByIdDocument,
  TagChoicesDocument,
  type TagRecordFragment,
  TagsListDocument,
  UpdateTagDocument,
} from './operations.generated.ts';

export type TagRecord = TagRecordFragment;

const { list, choices, one, many, create, update } = operationsFor<TagRecord>();

const inputOf = ({ name, type, version }: Partial<TagRecord>) => ({ name, type, version });

export const operations = {
  list: list({
    document: TagsListDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ tags }) => ({ data: tags.data.results, total: tags.data.total }),
  }),
  choices: choices({
    document: TagChoicesDocument,
    variables: (params) => ({ query: listQuery(params) }),
    result: ({ tags }) => ({ data: tags.data.results, total: tags.data.total }),
  }),
  one: one({
    document: TagByIdDocument,
    variables: ({ id }) => ({ id: String(id) }),
    result: ({ tagById }) => ({ data: tagById.data }),
  }),
  many: many({
    document: TagChoicesDocument,
    variables: ({ ids }) => ({ query: { ids: ids.map(String), size: Math.max(ids.length, 1) } }),
    result: ({ tags }) => ({ data: tags.data.results }),
  }),
  create: create({
    document: CreateTagDocument,
    variables: ({ data }) => ({ input: inputOf(data) }),
    result: ({ createTag }) => ({ data: createTag.data }),
  }),
  update: update({
    document: UpdateTagDocument,
    variables: ({ id, data }) => ({ id: String(id), input: inputOf(data) }),
    result: ({ updateTag }) => ({ data: updateTag.data }),
  }),
};
