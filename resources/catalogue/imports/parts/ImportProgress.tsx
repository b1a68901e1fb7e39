import LinearProgress from '@mui/material/LinearProgress';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ImportRecordFragment } from '#resources/catalogue/imports/operations.generated.ts';
import { isRunning } from './importState.ts';

type Record = Pick<ImportRecordFragment, 'state' | 'job'>;

/**
 * Shows the progress of a running import. Only the account that started it knows the percentage;
 * for others the bar is indeterminate.
 */
export const ImportProgress = (record: Record) => {
  const translate = useText();
  if (!isRunning(record)) return null;
  const { total = 0, done = 0, failed = 0 } = record.job ?? {};
  return (
    <LinearProgress
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? Math.min(100, (100 * (done + failed)) / total) : 0}
      aria-label={translate('resources.products/imports.progress')}
      sx={{ my: 1, borderRadius: 1 }}
    />
  );
};
