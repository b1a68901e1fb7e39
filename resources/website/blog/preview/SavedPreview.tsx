import { Suspense } from 'react';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import { BlogPostPreviewDocument } from '#resources/website/blog/operations.generated.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

const PreviewDialog = lazyPart(() => import('./PreviewDialog.tsx'));

/** Previews the saved version of a post. */
export const SavedPreview = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data } = useApiQuery(BlogPostPreviewDocument, { id }, { gcTime: 0 });
  if (!data) return null;
  return (
    <Suspense fallback={null}>
      <PreviewDialog post={data.post.data} onClose={onClose} />
    </Suspense>
  );
};
