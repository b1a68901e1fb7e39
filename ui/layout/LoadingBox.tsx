import Skeleton from '@mui/material/Skeleton';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** That of what is loading, in pixels. */
  height: number;
  /** What is loading, translated; without it, that something is. */
  label?: string;
}

/** Stands where something is loading, and says so. */
export const LoadingBox = ({ height, label }: Props) => {
  const translate = useText();
  return (
    <Skeleton
      role="status"
      aria-label={label ?? translate('list.loading')}
      variant="rounded"
      height={height}
    />
  );
};
