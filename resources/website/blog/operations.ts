import { crudOperations } from '#providers/dataProvider/crudOperations.ts';
import {
  type BlogPostRecordFragment,
  type BlogPostRowFragment,
  blogPostDocuments,
} from './record.generated.ts';

export type BlogPostRecord = BlogPostRecordFragment;
export type BlogPostRow = BlogPostRowFragment;

export const operations = crudOperations(blogPostDocuments);
