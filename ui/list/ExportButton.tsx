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

/** The mutation that starts the export job. */
export type ExportDocument = TypedDocumentNode<
  { job: { data: { id: string } } },
  { input: ExportInput }
>;

interface Props {
  document: ExportDocument;
  /** The query whose records are exported. */
  query: Record<string, unknown>;
  isDisabled: boolean;
  formats?: readonly ExportFormat[];
}

/** Exports the records that match a query, and downloads the file when it is ready. */
export const ExportButton = ({
  document: exportDocument,
  query,
  isDisabled,
  formats = exportFormats,
}: Props) => {
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
        {formats.map((format) => (
          <ActionItem key={format} onClick={() => choose(format)}>
            {translate(`list.export.${format}`)}
          </ActionItem>
        ))}
      </Menu>
    </>
  );
};

/** Returns a set of job ids; when one of these jobs completes, its file is downloaded. */
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
