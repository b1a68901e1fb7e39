import Skeleton from '@mui/material/Skeleton';
import { useText } from '#providers/i18nProvider/useText.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** The skeleton of a card. */
export const SectionSkeleton = ({ title }: { title: string }) => (
  <SectionCard title={title}>
    <Skeleton variant="rounded" height={168} role="status" aria-label={useText()('list.loading')} />
  </SectionCard>
);
