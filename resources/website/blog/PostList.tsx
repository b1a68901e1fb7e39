import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { blogStates } from '#contract/rules/website/blogPost.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { tagsOf } from '#resources/catalogue/tags/parts/tagsOf.ts';
import { DeleteBulkActions } from '#ui/deletion/DeleteBulkActions.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { PickFilter } from '#ui/list/PickFilter.tsx';
import { Pictured } from '#ui/list/Pictured.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useNamedChoices } from '#ui/record/useNamedChoices.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { blogHistoryFields } from './fields.ts';
import { type BlogPostRow, ExportBlogPostsDocument } from './record.generated.ts';

/** The entity for restoring deleted posts, with its fields. */
export const deletedPosts = [{ entity: 'blogPost', fields: blogHistoryFields }] as const;

interface Props {
  /** The buttons in the header. */
  actions: ReactNode;
  emptyAction?: ReactNode;
  /** The filters after the search by title. */
  filters?: ReactNode;
  /** The bulk actions besides delete. */
  bulkActions: ReactNode;
  /** The title column with its link. */
  title: ReactNode;
  /** The columns between title and tags. */
  columns: ReactNode;
  menu: ReactNode;
}

/** Lists posts, most recently changed first; authors and administrators share it. */
export const PostList = (props: Props) => {
  const { actions, emptyAction, filters, bulkActions, title, columns, menu } = props;
  const text = useText(useResourcePrefix());
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={actions}
      filters={
        <FilterBar>
          <SearchFilter source="title" />
          {filters}
          <SelectFilter source="state" choices={useNamedChoices('states', blogStates)} />
          <PickFilter
            source="tag"
            resource="collections/tags"
            label={text('fields.tag')}
            filter={tagsOf.blog}
          />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={emptyAction}
    >
      <ExportMenu document={ExportBlogPostsDocument} />
      <Table bulkBar={<DeleteBulkActions>{bulkActions}</DeleteBulkActions>}>
        <Table.Column source="title" hasPicture>
          <PostTitle>{title}</PostTitle>
        </Table.Column>
        {columns}
        <Table.Column
          source="tagNames"
          width={156}
          disableSort
          render={({ tagNames }: BlogPostRow) => tagNames.join(', ')}
        />
        <Table.UpdatedAt />
        <Table.Actions>{menu}</Table.Actions>
      </Table>
    </ListPage>
  );
};

/** Shows the image, the linked title and the beginning of a post. */
const PostTitle = ({ children }: { children: ReactNode }) => {
  const record = useRecordContext<BlogPostRow>();
  if (!record) return null;
  const { picture, teaser } = record;
  return (
    <Pictured picture={picture} detail={teaser}>
      {children}
    </Pictured>
  );
};
