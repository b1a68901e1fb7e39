import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { Summary } from './plan.ts';

interface Props {
  summary: Summary;
  isRunning: boolean;
  isMatching: boolean;
}

/** Shows how many files match a product, and later the upload progress. */
export const UploadState = ({ summary, isRunning, isMatching }: Props) => {
  const text = useText('resources.gallery.upload');
  const { count, matched, unmatched, done, failed, stored } = summary;
  const hasBegun = done + failed > 0 || isRunning;
  return (
    <div>
      <Typography role="status">
        {hasBegun
          ? text('progress', { done, count })
          : isMatching
            ? text('matching', {})
            : [
                matched > 0 && text('matched', { smart_count: matched }),
                unmatched > 0 && text('unmatched', { smart_count: unmatched }),
              ]
                .filter(Boolean)
                .join(' ')}
        {failed > 0 && ` ${text('failed', { smart_count: failed })}`}
      </Typography>
      {isRunning && (
        <LinearProgress
          variant="determinate"
          value={((done + failed + stored) / count) * 100}
          aria-label={text('progress', { done, count })}
          sx={{ mt: 1 }}
        />
      )}
    </div>
  );
};
