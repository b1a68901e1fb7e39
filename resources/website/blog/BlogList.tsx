import { useCreatePath } from 'react-admin';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { NameLink } from '#ui/list/NameLink.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { StatusBulkButtons } from '#ui/status/StatusBulkButtons.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { BlogPostDraftsDocument } from './operations.generated.ts';
import { deletedPosts, PostList } from './PostList.tsx';
import { PostState } from './PostState.tsx';
import { UpdateBlogPostStatusDocument } from './record.generated.ts';

const BlogList = () => (
  <>
    <BegunPosts />
    <PostList
      actions={<ListActions deleted={deletedPosts} />}
      emptyAction={<CreateButton />}
      bulkActions={
        <StatusBulkButtons document={UpdateBlogPostStatusDocument} words={publication} />
      }
      title={<NameLink />}
      columns={
        <>
          <Table.Column source="state" width={208}>
            <PostState hasDrafts />
          </Table.Column>
          <Table.Column
            source="status"
            label="resources.blog.states.published"
            width={130}
            disableSort
          >
            <StatusSwitch document={UpdateBlogPostStatusDocument} words={publication} />
          </Table.Column>
        </>
      }
      menu={<RowMenu />}
    />
  </>
);

/** Links to the page for new posts if there are drafts of posts that were never saved. */
const BegunPosts = () => {
  const text = useText(useResourcePrefix());
  const createPath = useCreatePath();
  const { data } = useApiQuery(BlogPostDraftsDocument, {}, { gcTime: 0 });
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
