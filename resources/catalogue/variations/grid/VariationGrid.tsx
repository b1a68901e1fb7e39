import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import { rowFields } from '#contract/rules/catalogue/variationRows.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { language } from '#providers/preferences.ts';
import type { VariationRow } from '#resources/catalogue/variations/parts/records.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useLeaveQuestion } from '#ui/dialogs/useLeaveQuestion.ts';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import type { Place } from './area.ts';
import { textOf } from './cellText.ts';
import {
  type Draft,
  type GridRow,
  invalidCells,
  noDrafts,
  violationsOf,
  withValues,
} from './drafts.ts';
import { GridBar } from './GridBar.tsx';
import { Sheet } from './Sheet.tsx';
import { type SaveReport, useSaveRows } from './useSaveRows.ts';

const FailuresDialog = lazyPart(() => import('#ui/jobs/FailuresDialog.tsx'));

interface Props {
  /** The user wants to go back to the table. */
  isLeaving: boolean;
  onLeave: () => void;
  onStay: () => void;
}

const messages = 'resources.products/variations';
const noRows: VariationRow[] = [];

/** The page of the list as a grid: cells are edited like those of a spreadsheet and saved together. */
const VariationGrid = ({ isLeaving, onLeave, onStay }: Props) => {
  const translate = useDynamicText();
  const text = useText(messages);
  const grid = useText('variationGrid');
  const notify = useNotify();
  const reportError = useReportError();
  const { data: rows = noRows } = useListContext<VariationRow>();
  const { changed } = listChoicesOf('products/variations').use();
  // rows of the grid render again only when their props change
  const fields = useMemo(
    () => rowFields.filter((field) => field === 'name' || !changed?.includes(field)),
    [changed],
  );
  const locale = language.use();
  const texts = useMemo(
    () => ({
      locale,
      statuses: { 2: translate(`${messages}.status.2`), 1: translate(`${messages}.status.1`) },
    }),
    [locale, translate],
  );
  const [drafts, setDrafts] = useState(noDrafts);
  const [target, setTarget] = useState<Place | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [report, setReport] = useState<(SaveReport & { total: number }) | null>(null);
  const saveRows = useSaveRows();
  const isAtRisk = drafts.size > 0;
  const leave = useLeaveQuestion();
  const { search } = useLocation();
  // after another page, order or filter, other rows are shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => setDrafts(noDrafts), [search]);
  useEffect(() => {
    if (isLeaving && !isAtRisk) onLeave();
  }, [isLeaving, isAtRisk, onLeave]);

  const invalid = invalidCells(drafts);
  const showInvalid = () => {
    const row = rows.findIndex(({ id }) => {
      const draft = drafts.get(id);
      return draft && violationsOf(draft).length > 0;
    });
    const draft = drafts.get(rows[row]?.id ?? '');
    const [[field] = []] = draft ? violationsOf(draft) : [];
    if (field) setTarget({ row, column: fields.indexOf(field) });
  };
  const save = async () => {
    if (isSaving || drafts.size === 0) return;
    if (invalid > 0) return showInvalid();
    setSaving(true);
    try {
      const outcome = await saveRows(drafts);
      setDrafts(outcome.left);
      if (outcome.failures.length > 0) setReport({ ...outcome, total: drafts.size });
    } catch (error) {
      reportError(error);
    } finally {
      setSaving(false);
    }
  };
  const noteOf = useCallback(
    (row: GridRow, draft: Draft | undefined) => {
      if (!draft) return null;
      const broken = violationsOf(draft).map(
        ([field, { rule, limit }]) => `${text(`fields.${field}`)}: ${translate(rule, { limit })}`,
      );
      if (broken.length > 0) return <strong>{broken.join(' · ')}</strong>;
      if (!draft.refusal) return grid('notSaved');
      if (draft.refusal.code !== 'CONFLICT') return <strong>{translate(draft.refusal.msg)}</strong>;
      const saved = fields
        .filter((field) => draft.values[field] !== undefined)
        .map((field) => `${text(`fields.${field}`)}: ${textOf(field, row[field], texts)}`);
      return <strong>{grid('conflict', { saved: saved.join(', ') })}</strong>;
    },
    [fields, texts, text, grid, translate],
  );
  return (
    <>
      {rows.length > 0 && (
        <Sheet
          label={grid('label')}
          rows={rows}
          isReadOnly={isSaving}
          {...{ fields, drafts, texts, target, noteOf }}
          onValues={(cells) => setDrafts((current) => withValues(current, cells))}
          onCutOff={() => notify('variationGrid.cutOff', { type: 'warning' })}
        />
      )}
      <GridBar
        unsaved={drafts.size}
        invalid={invalid}
        isSaving={isSaving}
        onDiscard={() => setDrafts(noDrafts)}
        onSave={save}
      />
      <LeaveGuard isAtRisk={isAtRisk} bySearch />
      <ConfirmDialog
        {...leave}
        open={isLeaving && isAtRisk}
        onConfirm={() => setDrafts(noDrafts)}
        onClose={onStay}
      />
      <Suspense fallback={null}>
        {report && (
          <FailuresDialog
            done={report.total - report.failures.length}
            total={report.total}
            failures={report.failures}
            onClose={() => setReport(null)}
          />
        )}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default VariationGrid;
