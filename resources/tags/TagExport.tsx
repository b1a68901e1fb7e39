import { useSend } from '#providers/dataProvider/useSend.ts';
import { language } from '#providers/preferences.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { type ExportedList, ExportMenu } from '#ui/list/ExportMenu.tsx';
import { ExportTagsDocument } from './operations.generated.ts';

/** The filtered tags as a file. */
export const TagExport = () => {
  const { mutateAsync } = useSend(ExportTagsDocument, { onError: useReportError() });
  const begin = async (list: ExportedList) => {
    const input = { ...list, language: language.get() };
    const answer = await mutateAsync({ input }).catch(() => undefined);
    return answer?.exportTags.data.id;
  };
  return <ExportMenu begin={begin} />;
};
