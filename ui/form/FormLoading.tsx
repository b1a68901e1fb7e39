import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useText } from '#providers/i18nProvider/useText.ts';

/** The skeleton of a form whose record is loading. */
export const FormLoading = () => {
  const translate = useText();
  return (
    <Stack spacing={2} role="status" aria-label={translate('list.loading')}>
      <Skeleton width={320} height={48} />
      <Skeleton variant="rounded" height={360} />
    </Stack>
  );
};
