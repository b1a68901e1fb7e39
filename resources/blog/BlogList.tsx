import { useCreatePath } from 'react-admin';
import { blogStates } from '#contract/rules/blogPost.ts';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { blogHistoryFields } from './fields.ts';
import { BlogPostDraftsDocument } from './operations.generated.ts';
import type { BlogPostRow } from './operations.ts';
import { PostState } from './PostState.tsx';
import { PostTitle } from './PostTitle.tsx';
import { ExportBlogPostsDocument, UpdateBlogPostStatusDocument } from './record.generated.ts';

const deletedKinds = [{ entity: 'blogPost', fields: blogHistoryFields }] as const;

const BlogList = () => {
  const text = useResourceText();
  return (
    <>
      <BegunPosts />
      <ListPage
        sort={{ field: 'updatedAt', order: 'DESC' }}
        actions={<ListActions deleted={deletedKinds} />}
        filters={
          <FilterBar>
            <SearchFilter source="title" />
            <SelectFilter source="state" choices={useNamedChoices('states', blogStates)} />
            <PickFilter source="tag" resource="collections/tags" label={text('fields.tags')} />
          </FilterBar>
        }
        emptyText={text('emptyText')}
        emptyAction={<CreateButton />}
      >
        <ExportMenu document={ExportBlogPostsDocument} />
        <Table
          bulkBar={
            <DeleteBulkActions>
              <StatusBulkButtons
                document={UpdateBlogPostStatusDocument}
                words={publication}
                messages="resources.blog"
              />
            </DeleteBulkActions>
          }
        >
          <Table.Column source="title" hasPicture>
            <PostTitle>
              <NameLink />
            </PostTitle>
          </Table.Column>
          <Table.Column source="state" width={208}>
            <PostState hasDrafts />
          </Table.Column>
          <Table.Column source="isActive" width={130} disableSort>
            <StatusSwitch document={UpdateBlogPostStatusDocument} words={publication} />
          </Table.Column>
          <Table.Column
            source="tagNames"
            width={156}
            disableSort
            render={({ tagNames }: BlogPostRow) => tagNames.join(', ')}
          />
          <Table.UpdatedAt />
          <Table.Actions>
            <RowMenu />
          </Table.Actions>
        </Table>
      </ListPage>
    </>
  );
};

/** Posts that were begun and never saved wait on the page where they are written. */
const BegunPosts = () => {
  const text = useResourceText();
  const createPath = useCreatePath();
  const { data } = useAsk('blogPostDrafts', BlogPostDraftsDocument, {}, { gcTime: 0 });
  const count = data?.drafts.data.length ?? 0;
  if (count === 0) return null;
  return (
    <Notice
      severity="info"
      to={createPath({ resource: 'blog', type: 'create' })}
      action={text('unsaved.toBegun')}
    >
      {text('unsaved.begunInList', { smart_count: count })}
    </Notice>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default BlogList;
