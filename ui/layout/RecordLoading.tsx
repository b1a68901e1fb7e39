import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useText } from '#providers/i18nProvider/useText.ts';

/** The skeleton of a record's page: the heading, and cards of the given heights in pixels. */
export const RecordLoading = ({ cards }: { cards: readonly number[] }) => {
  const translate = useText();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      {cards.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
};
