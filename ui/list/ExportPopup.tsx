import Menu, { type MenuProps } from '@mui/material/Menu';
import { type ExportFormat, exportFormats } from '#contract/rules/platform/export.ts';
import { useApiMutation } from '#providers/api/useApiMutation.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import { language } from '#providers/preferences.ts';
import { ActionItem } from '#ui/actions/ActionItem.tsx';
import { useSavedWhenDone } from '#ui/jobs/useSavedWhenDone.ts';
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

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ExportPopup;
