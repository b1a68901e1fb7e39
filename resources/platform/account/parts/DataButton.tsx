import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useSavedWhenDone } from '#ui/jobs/useSavedWhenDone.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

interface Props<Variables> {
  document: TypedDocumentNode<{ job: { data: { id: string } } }, Variables>;
  variablesOf: (input: { language: string }) => Variables;
}

/** Collects a person's data in a file and downloads it when it is ready. */
export const DataButton = <Variables,>({ document, variablesOf }: Props<Variables>) => {
  const text = useText('account.data');
  const { mutateAsync, isPending } = useApiMutation(document, { onError: useReportError() });
  const begun = useSavedWhenDone();
  const begin = async () => {
    const answer = await mutateAsync(variablesOf({ language: language.get() })).catch(
      () => undefined,
    );
    if (!answer) return;
    const { id } = answer.job.data;
    begun.add(id);
    watchJob(id);
  };
  return (
    <ActionButton
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={begin}
    >
      {text('download')}
    </ActionButton>
  );
};
