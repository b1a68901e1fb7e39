import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { measured } from '#contract/measured.ts';
import { valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { BulkResultFragment } from '#providers/jobs/operations.generated.ts';
import { watchJob } from '#providers/jobs/watchedJobs.ts';
import type { Changes } from '#resources/catalogue/variations/bulkEdit/change.ts';
import { EditDialog } from '#resources/catalogue/variations/bulkEdit/EditDialog.tsx';
import type { PartText } from '#resources/catalogue/variations/bulkEdit/Preview.tsx';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { shownValue } from '#resources/catalogue/variations/parts/shownValue.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { detailsChanges, valuesChange } from './changesOf.ts';

const FailuresDialog = lazyPart(() => import('#ui/jobs/FailuresDialog.tsx'));

interface Props {
  section: string;
  group: FieldGroup | undefined;
  record: VariationRecord;
  /** The current form values, including unsaved ones. */
  values: Record<string, unknown>;
  onClose: () => void;
}

/** Previews and applies the values that a section copies to the product's other variations. */
const TakeOverDialog = ({ section, group, record, values, onClose }: Props) => {
  const translate = useText();
  const text = useText('bulkEdit.takeOver');
  const notify = useNotify();
  const onError = useReportError();
  const [detail, setDetail] = useState<'price' | 'tags'>('price');
  const [failed, setFailed] = useState<BulkResultFragment | null>(null);
  const { id, parent } = record;
  const rows = useMemo(
    () => ({ query: { parent_id: parent.id, except: id, variationType: 'notMuster' } }),
    [parent.id, id],
  );
  const changes = useMemo<Changes>(
    () => (group ? valuesChange(group, values) : detailsChanges(values)[detail]),
    [group, values, detail],
  );
  if (failed) {
    const { data, failures } = failed;
    return (
      <Suspense fallback={null}>
        <FailuresDialog
          done={data.length}
          total={data.length + failures.length}
          failures={failures}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  const succeed = (result: BulkResultFragment) => {
    const { data, failures, job } = result;
    if (job) watchJob(job.id);
    if (data.length > 0) {
      notify('bulkEdit.done', { type: 'success', messageArgs: { smart_count: data.length } });
    }
    if (failures.length > 0) setFailed(result);
    else onClose();
  };
  return (
    <EditDialog
      title={text('title', { section, product: parent.name })}
      {...{ rows, changes, onError, onClose }}
      isAtRisk={false}
      partText={partTextOf(group)}
      onSuccess={succeed}
    >
      {(errors) => (
        <>
          {!group && (
            <TextField
              select
              autoFocus
              label={translate('bulkEdit.what')}
              value={detail}
              onChange={({ target }) => setDetail(target.value as typeof detail)}
              sx={{ width: 240, mb: 2 }}
            >
              {(['price', 'tags'] as const).map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`bulkEdit.kinds.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Typography variant="body2" color="text.secondary">
            {text(group ? 'explained' : 'explainedDetails')}
          </Typography>
          {Object.values(errors).map((error) => (
            <Alert key={error} severity="warning" sx={{ mt: 1 }}>
              {error}
            </Alert>
          ))}
          {isNothing(changes) && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {text('nothing')}
            </Alert>
          )}
        </>
      )}
    </EditDialog>
  );
};

const isNothing = ({ values, tags, price }: Changes): boolean =>
  !values && !tags?.ids.length && !price?.amount;

/** Formats a value with the name of its attribute. */
const partTextOf = (group: FieldGroup | undefined): PartText | undefined => {
  if (!group) return undefined;
  const fields = new Map(group.fields.map((field) => [valueKey(field), field]));
  return (part, place) => {
    const field = fields.get(place);
    return field ? `${measured(field)}: ${shownValue(field, part) || '–'}` : part;
  };
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default TakeOverDialog;
