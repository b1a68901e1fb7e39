import StopIcon from '@mui/icons-material/StopCircleOutlined';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { StopJobDocument } from '#providers/jobs/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';

/** Stops an import after the current product. */
export const StopButton = ({ job, onStopped }: { job: string; onStopped: () => unknown }) => {
  const translate = useText();
  const stop = useApiMutation(StopJobDocument, { onError: useReportError(), onSettled: onStopped });
  const isAsked = stop.isPending || stop.isSuccess;
  return (
    <ActionButton
      variant="outlined"
      startIcon={<StopIcon />}
      // not the `disabled` attribute, because a disabled button loses the focus
      aria-disabled={isAsked}
      onClick={() => !isAsked && stop.mutateAsync({ id: job })}
    >
      {translate(`resources.products/imports.${isAsked ? 'stopping' : 'stop'}`)}
    </ActionButton>
  );
};
