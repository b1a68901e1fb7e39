import Menu, { type MenuProps } from '@mui/material/Menu';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { type ExportFormat, exportFormats } from '#contract/rules/platform/export.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { downloadJobFile } from '#providers/jobs/downloadJobFile.ts';
import { onJobEnded, watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import type { ExportProps } from './exportProps.ts';

interface Props extends Omit<ExportProps, 'isDisabled'> {
  popup: Pick<MenuProps, 'open' | 'anchorEl'> & { onClose: () => void };
}

/** The menu with the formats, which loads when it is first opened and waits for the files. */
const ExportPopup = ({
  document: exportDocument,
  query,
  formats = exportFormats,
  popup,
}: Props) => {
  const translate = useText();
  const { mutateAsync } = useApiMutation(exportDocument, { onError: useReportError() });
  const begun = useSavedWhenDone();
  const choose = async (format: ExportFormat) => {
    popup.onClose();
    const input = { query, format, language: language.get() };
    const answer = await mutateAsync({ input }).catch(() => undefined);
    if (!answer) return;
    const { id } = answer.job.data;
    begun.add(id);
    watchJob(id);
  };
  return (
    <Menu
      {...popup}
      slotProps={{ list: { dense: true, 'aria-label': translate('list.export.title') } }}
    >
      {formats.map((format) => (
        <ActionItem key={format} onClick={() => choose(format)}>
          {translate(`list.export.${format}`)}
        </ActionItem>
      ))}
    </Menu>
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ExportPopup;
