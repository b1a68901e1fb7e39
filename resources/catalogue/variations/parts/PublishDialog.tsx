import { useEffect, useRef } from 'react';
import { numberText } from '#contract/format.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import type { BulkRows } from '#providers/dataProvider/bulk.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { VariationsCompletenessDocument } from './completeness.generated.ts';
import { IncompleteQuestion } from './IncompleteQuestion.tsx';
import { useVariationActions } from './useVariationActions.ts';

interface Props {
  rows: BulkRows;
  /** The number of variations, if the user must confirm even complete ones. */
  confirmed?: number | undefined;
  onClose: () => void;
}

/** Publishes variations; asks first if drafts among them are incomplete. */
const PublishDialog = ({ rows, confirmed, onClose }: Props) => {
  const translate = useText();
  const locale = language.use();
  const reportError = useReportError();
  const { publish, isPending } = useVariationActions();
  const { data, error } = useApiQuery(
    VariationsCompletenessDocument,
    { input: rows },
    { gcTime: 0 },
  );
  const found = data?.variationsCompleteness.data;
  const isDone = useRef(false);
  const end = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
    onClose();
  };
  useEffect(() => {
    if (error) end(() => reportError(error));
    else if (found?.incomplete === 0 && confirmed === undefined) end(() => publish(rows));
  });
  if (!found) return null;
  if (found.incomplete === 0) {
    if (confirmed === undefined) return null;
    const args = { smart_count: confirmed, count: numberText(confirmed, locale) };
    return (
      <ConfirmDialog
        open
        isHarmless
        text={translate('resources.products/variations.publishText', args)}
        onConfirm={() => end(() => publish(rows))}
        onClose={onClose}
      />
    );
  }
  return (
    <IncompleteQuestion
      {...found}
      isPending={isPending}
      onPublish={(onlyComplete) => end(() => publish(rows, onlyComplete))}
      onClose={onClose}
    />
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default PublishDialog;
