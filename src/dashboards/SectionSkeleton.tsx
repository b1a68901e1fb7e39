import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { SectionCard } from '#ui/layout/SectionCard.tsx';

/** A card whose figures are being counted. */
export const SectionSkeleton = ({ title }: { title: string }) => (
  <SectionCard title={title}>
    <Skeleton
      variant="rounded"
      height={168}
      role="status"
      aria-label={useTranslate()('list.loading')}
    />
  </SectionCard>
);
