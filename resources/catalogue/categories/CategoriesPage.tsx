import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DeletedRecords } from '#ui/history/DeletedRecords.tsx';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { CategoriesWorkspace } from './CategoriesWorkspace.tsx';
import type { Question } from './dialogs/CategoryDialogs.tsx';
import { categoryHistoryFields } from './fields.ts';
import { useCategoryTree } from './tree/useCategoryTree.ts';

const deletedKinds = [{ entity: 'category', fields: categoryHistoryFields }] as const;
const messages = 'resources.collections/categories';

/** Shows the category tree (specification 2, `collections/categories`). */
const CategoriesPage = () => {
  const translate = useText();
  const tree = useCategoryTree();
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <>
      <PageHeader
        title={translate(`${messages}.name`, 2)}
        subtitle={translate(`${messages}.subtitle`)}
        actions={
          <>
            <DeletedRecords kinds={deletedKinds} />
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setQuestion({ kind: 'create', parentId: null })}
            >
              {translate(`${messages}.create`)}
            </Button>
          </>
        }
      />
      <Content tree={tree} question={question} onAsk={setQuestion} />
    </>
  );
};

interface ContentProps {
  tree: ReturnType<typeof useCategoryTree>;
  question: Question | null;
  onAsk: (question: Question | null) => void;
}

const Content = ({ tree, question, onAsk }: ContentProps) => {
  const translate = useText();
  if (tree.isPending) {
    return (
      <Card sx={{ p: 2 }}>
        <Stack spacing={1.5} role="status" aria-label={translate('list.loading')}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} variant="rounded" height={28} width={`${85 - row * 6}%`} />
          ))}
        </Stack>
      </Card>
    );
  }
  if (tree.error && tree.rows.length === 0) {
    return (
      <Card>
        <NotLoaded error={tree.error} onRetry={() => tree.refetch()} />
      </Card>
    );
  }
  return <CategoriesWorkspace tree={tree} question={question} onAsk={onAsk} />;
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default CategoriesPage;
