import DraftIcon from '@mui/icons-material/UndoOutlined';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { BulkButton } from '#ui/list/BulkButton.tsx';
import { useBulkTarget } from '#ui/list/BulkTarget.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { Table } from '#ui/list/Table.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { deletedPosts, PostList } from './PostList.tsx';
import { PostState } from './PostState.tsx';
import { SavedPreview } from './preview/SavedPreview.tsx';
import type { BlogPostRow } from './record.generated.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/**
 * Lists the posts of all partners for administrators, who can read, withdraw and delete them, but
 * not edit them.
 */
const AllPostsList = () => {
  const text = useText(useResourcePrefix());
  const [search] = useSearchParams();
  const [shown, setShown] = useState(search.get('preview'));
  return (
    <>
      <PostList
        actions={<DeletedRecords kinds={deletedPosts} />}
        filters={<SearchFilter source="company" label={text('companySearch')} />}
        bulkActions={<WithdrawSelected />}
        title={<PreviewLink onOpen={setShown} />}
        columns={
          <>
            <Table.Column source="company" width={172} />
            <Table.Column source="state" width={208}>
              <PostState />
            </Table.Column>
          </>
        }
        menu={<PostMenu onPreview={setShown} />}
      />
      {shown && <SavedPreview id={shown} onClose={() => setShown(null)} />}
    </>
  );
};

const PreviewLink = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const record = useRecordContext<BlogPostRow>();
  if (!record) return null;
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      fontWeight={560}
      textAlign="start"
      onClick={() => onOpen(record.id)}
    >
      {record.title}
    </Link>
  );
};

const PostMenu = ({ onPreview }: { onPreview: (id: string) => void }) => {
  const text = useText(useResourcePrefix());
  const record = useRecordContext<BlogPostRow>();
  const [isAsking, setAsking] = useState(false);
  if (!record) return null;
  const preview = {
    icon: PreviewIcon,
    label: text('preview.open'),
    onClick: () => onPreview(record.id),
  };
  const withdraw = {
    icon: DraftIcon,
    label: text('withdraw.action'),
    onClick: () => setAsking(true),
  };
  return (
    <>
      <RowMenu
        hasEdit={false}
        actions={record.state === 'draft' ? [preview] : [preview, withdraw]}
      />
      {isAsking && (
        <WithdrawDialog rows={{ ids: [record.id] }} count={1} onClose={() => setAsking(false)} />
      )}
    </>
  );
};

const WithdrawSelected = () => {
  const text = useText(useResourcePrefix());
  const { rows, count } = useBulkTarget();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BulkButton
        icon={<DraftIcon />}
        label={text('withdraw.action')}
        onClick={() => setAsking(true)}
      />
      {isAsking && <WithdrawDialog rows={rows} count={count} onClose={() => setAsking(false)} />}
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default AllPostsList;
