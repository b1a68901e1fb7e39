import Skeleton from '@mui/material/Skeleton';
import { useText } from '#providers/i18nProvider/useText.ts';

interface Props {
  /** Height of the content that is loading, in pixels. */
  height: number;
  /** Translated name of the content that is loading; by default a general text. */
  label?: string;
}

/** A placeholder for content that is loading, with a text for screen readers. */
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
