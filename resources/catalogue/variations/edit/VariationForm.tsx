import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { DetailsFields } from '#resources/catalogue/variations/parts/DetailsFields.tsx';
import { ImagesFields } from '#resources/catalogue/variations/parts/ImagesFields.tsx';
import {
  editableFields,
  type FieldGroup,
} from '#resources/catalogue/variations/parts/productFamily.ts';
import type { VariationRecord } from '#resources/catalogue/variations/parts/records.ts';
import { sectionsOf } from '#resources/catalogue/variations/parts/sections.ts';
import { ValueFields } from '#resources/catalogue/variations/parts/ValueFields.tsx';
import {
  VariationConflicts,
  withInputs,
} from '#resources/catalogue/variations/parts/VariationConflicts.tsx';
import { variationErrors } from '#resources/catalogue/variations/parts/variationErrors.ts';
import { SuggestButton } from '#resources/catalogue/variations/suggestion/SuggestButton.tsx';
import { TakeOverButton } from '#resources/catalogue/variations/takeOver/TakeOverButton.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { Completeness } from './Completeness.tsx';
import { FamilyChanged } from './FamilyChanged.tsx';
import { PublishingForm } from './PublishingForm.tsx';
import { SectionNav } from './SectionNav.tsx';
import { useStagedGroups } from './useStagedGroups.ts';
import { VariationHeader } from './VariationHeader.tsx';
import { VariationInfo } from './VariationInfo.tsx';
import { VariationSaving } from './VariationSaving.tsx';

interface Props {
  record: VariationRecord;
  familyName: string;
  groups: readonly FieldGroup[];
  /** Called to refetch the family. */
  onFamilyChanged: () => unknown;
}

/** Edits a variation (specification 2, variation edit page). */
export const VariationForm = ({ record, familyName, groups, onFamilyChanged }: Props) => {
  const translate = useText();
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const shownGroups = useStagedGroups(groups);
  // compute the initial values once, so that unsaved changes survive a change of the family
  const [initial] = useState(() => withInputs(record, groups));
  const titleOf = useCallback(
    (section: string) => translate(`resources.products/variations.sections.${section}`),
    [translate],
  );
  const sections = useMemo(() => sectionsOf(groups, titleOf), [groups, titleOf]);
  const validate = useMemo(() => {
    // on this page the error for a missing value is "{label} is required!" (specification 5)
    const required = (field: string, label?: string) => ({
      message: 'resources.products/variations.required',
      args: { label: label ?? translate(`resources.products/variations.fields.${field}`) },
    });
    const fields = editableFields(groups);
    return (values: Record<string, unknown>) => variationErrors(values, fields, required);
  }, [groups, translate]);
  const combination = useMemo(
    () => new Map(record.combinations.map(({ attr_id, option }) => [attr_id, option.name])),
    [record],
  );
  return (
    <RecordContextProvider value={initial}>
      <VariationConflicts groups={groups}>
        <PublishingForm groups={groups} validate={validate}>
          <VariationHeader groups={groups} />
          <Box sx={layout}>
            <Box component="aside" sx={asideStyles}>
              <SectionNav sections={sections} onHidden={() => setOnlyMissing(false)} />
              <Completeness
                groups={groups}
                isOnlyMissing={isOnlyMissing}
                onOnlyMissing={setOnlyMissing}
              />
            </Box>
            <Stack
              spacing={3}
              sx={contentStyles}
              data-large={fieldCount(groups) > manyFields || undefined}
              data-only-missing={isOnlyMissing || undefined}
            >
              <FamilyChanged groups={groups} onReload={onFamilyChanged} />
              <VariationInfo familyName={familyName} />
              <FormCard
                id="details"
                title={titleOf('details')}
                action={<TakeOverButton section={titleOf('details')} />}
              >
                <DetailsFields isConfigurable={record.parent.type === '2'} />
              </FormCard>
              {shownGroups.map((group) => (
                <FormCard
                  key={group.id}
                  id={`group-${group.id}`}
                  title={group.name}
                  action={<TakeOverButton section={group.name} group={group} />}
                >
                  <ValueFields group={group} combination={combination} />
                </FormCard>
              ))}
              <FormCard id="images" title={titleOf('images')}>
                <ImagesFields mayBeGeneral={record.sample_of_id === null} />
                <SuggestButton groups={groups} />
              </FormCard>
            </Stack>
          </Box>
          <VariationSaving sections={sections} />
        </PublishingForm>
      </VariationConflicts>
    </RecordContextProvider>
  );
};

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@880': '216px minmax(0, 1fr)' },
} as const;

const asideStyles = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  position: { '@880': 'sticky' },
  top: { '@880': 88 },
  maxHeight: { '@880': 'calc(100vh - 104px)' },
  overflowY: { '@880': 'auto' },
} as const;

const manyFields = 60;

const fieldCount = (groups: readonly FieldGroup[]) =>
  groups.reduce((sum, { fields }) => sum + fields.length, 0);

/**
 * Keeps the focused field visible until it loses the focus, and always shows fields with errors.
 */
const contentStyles = {
  minWidth: 0,
  '& .field': { display: 'grid', minWidth: 0 },
  // the browser skips rendering sections that are out of view
  '&[data-large] > section': { contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' },
  '&[data-only-missing]': {
    '& .field:not([data-missing], :focus-within, :has([aria-invalid="true"]))': { display: 'none' },
    '& > section:not(:focus-within, :has([data-missing], [aria-invalid="true"]))': {
      display: 'none',
    },
  },
} as const;
