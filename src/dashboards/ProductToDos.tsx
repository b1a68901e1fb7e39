import { useText } from '#providers/i18nProvider/useText.ts';
import { NotLoaded } from '#ui/layout/NotLoaded.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { variationsWith } from './addresses.ts';
import { SectionSkeleton } from './SectionSkeleton.tsx';
import { type ToDo, ToDos } from './ToDos.tsx';
import { useMissingParts } from './useMissingParts.ts';

/** Tasks about products, after the given tasks. */
export const ProductToDos = ({ first = [] }: { first?: readonly ToDo[] }) => {
  const translate = useText();
  const { products, lacking, error, refetch } = useMissingParts();
  const title = translate('dashboard.toDo.title');
  if (error && !products) {
    return (
      <SectionCard title={title}>
        <NotLoaded title="dashboard.failed" error={error} onRetry={refetch} />
      </SectionCard>
    );
  }
  if (!products) return <SectionSkeleton title={title} />;
  const drafts = (part: string) => ({
    count: lacking(part).draft,
    to: variationsWith({ status: '2', missing: part }),
  });
  return (
    <ToDos
      entries={[
        ...first,
        {
          name: 'publishedIncomplete',
          count: lacking('any').published,
          to: variationsWith({ status: '1', missing: 'any' }),
        },
        { name: 'draftWithoutImage', ...drafts('image') },
        { name: 'draftWithoutPrice', ...drafts('price') },
        { name: 'draftWithoutTags', ...drafts('tags') },
        { name: 'draftWithoutValues', ...drafts('values') },
        {
          name: 'draftComplete',
          count: products.draft - lacking('any').draft,
          to: variationsWith({ status: '2', missing: 'nothing' }),
        },
      ]}
    />
  );
};
