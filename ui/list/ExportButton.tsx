import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { Language } from '#contract/language.ts';
import { type ExportFormat, exportFormats } from '#contract/rules/platform/export.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { downloadJobFile } from '#providers/jobs/downloadJobFile.ts';
import { onJobEnded, watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useAnchor } from '#ui/menus/useAnchor.ts';

interface ExportInput {
  query: Record<string, unknown>;
  format: ExportFormat;
  language: Language;
}

/** Starts the job that creates a file. */
export type ExportDocument = TypedDocumentNode<
  { job: { data: { id: string } } },
  { input: ExportInput }
>;

interface Props {
  document: ExportDocument;
  /** What is exported. */
  query: Record<string, unknown>;
  isDisabled: boolean;
}

/** Exports what a query asks for and saves the file when it is ready. */
export const ExportButton = ({ document: exportDocument, query, isDisabled }: Props) => {
  const translate = useText();
  const menu = useAnchor('menu');
  const { mutateAsync } = useApiMutation(exportDocument, { onError: useReportError() });
  const begun = useSavedWhenDone();
  const label = translate('list.export.title');
  const choose = async (format: ExportFormat) => {
    menu.popup.onClose();
    const input = { query, format, language: language.get() };
    const answer = await mutateAsync({ input }).catch(() => undefined);
    if (!answer) return;
    const { id } = answer.job.data;
    begun.add(id);
    watchJob(id);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ExportIcon />}
        disabled={isDisabled}
        {...menu.button}
      >
        {label}
      </Button>
      <Menu {...menu.popup} slotProps={{ list: { dense: true, 'aria-label': label } }}>
        {exportFormats.map((format) => (
          <ActionItem key={format} onClick={() => choose(format)}>
            {translate(`list.export.${format}`)}
          </ActionItem>
        ))}
      </Menu>
    </>
  );
};

/** Jobs added to the returned set are downloaded as soon as they are done. */
const useSavedWhenDone = (): Set<string> => {
  const notify = useNotify();
  const begun = useRef(new Set<string>());
  useEffect(
    () =>
      onJobEnded(({ id, file }) => {
        if (!begun.current.delete(id) || !file) return;
        downloadJobFile(id, file).catch(() => notify('jobs.notDownloaded', { type: 'error' }));
      }),
    [notify],
  );
  return begun.current;
};
