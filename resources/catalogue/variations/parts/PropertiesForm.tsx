import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type Conflict, ConflictProvider } from '#ui/conflict/conflictContext.ts';
import { FormConflict } from '#ui/conflict/FormConflict.tsx';
import { useDialogInput } from '#ui/dialogs/dialogInput.ts';
import { AppForm } from '#ui/form/AppForm.tsx';
import { DialogSaveButton } from '#ui/form/DialogSaveButton.tsx';
import { FormTabs, panelIdOf, tabIdOf } from '#ui/form/FormTabs.tsx';
import type { StoredImage } from '#ui/images/imageList.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { ImagesFields } from './ImagesFields.tsx';
import { editableFields, type FieldGroup, type FormValues, formValuesOf } from './productFamily.ts';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { changedSections, type Section, sectionsOf } from './sections.ts';
import { ValueFields } from './ValueFields.tsx';
import { VariationConflicts } from './VariationConflicts.tsx';
import { isIncompleteDraft, variationErrors } from './variationErrors.ts';

/** The form values of a variation's properties; `inputsOf` converts `inputs` for the API. */
export interface Properties {
  name: string;
  slug: string;
  sku: string;
  price: string;
  status: string;
  tags: string[];
  is_simple_product: boolean;
  images: StoredImage[];
  inputs: FormValues;
  /** Form only: whether to save the draft although tags or required values are missing. */
  allowIncomplete?: boolean;
}

export interface PropertiesFormProps {
  groups: readonly FieldGroup[];
  /** Names of the combination's options, by attribute. */
  combination: ReadonlyMap<string, string>;
  /** The initial values; if omitted, an empty draft. */
  properties?: Partial<Properties>;
  /**
   * Whether the product is configurable; only then can a variation appear as a separate product.
   */
  isConfigurable: boolean;
  /** From `useConflict`, for an existing variation that another user may also save. */
  conflict?: Conflict;
  /** Returns field errors from the API, which keep the dialog open. */
  onSubmit: (properties: Properties) => Promise<Record<string, string> | undefined>;
}

const none: Properties = {
  name: '',
  slug: '',
  sku: '',
  price: '',
  status: '2',
  tags: [],
  is_simple_product: false,
  images: [],
  inputs: {},
};

/** The content of the properties dialog: a form with tabs, which show errors. */
export const PropertiesForm = (props: PropertiesFormProps) => {
  const { groups, combination, properties, isConfigurable, conflict, onSubmit } = props;
  const translate = useText();
  const [initial] = useState<Properties>(() => ({
    ...none,
    ...properties,
    inputs: { ...formValuesOf(groups, []), ...properties?.inputs },
  }));
  const sections = useMemo(
    () =>
      sectionsOf(groups, (section) =>
        translate(`resources.products/variations.sections.${section}`),
      ).filter(({ id }) => id !== 'info'),
    [groups, translate],
  );
  const [tab, setTab] = useState('details');
  const fields = useMemo(() => editableFields(groups), [groups]);
  const validate = (values: Record<string, unknown>) => ({
    ...variationErrors(values, fields),
    // this dialog requires tags (specification 5)
    ...((values.tags as string[]).length === 0 &&
      !isIncompleteDraft(values) && {
        tags: { message: 'rules.required', args: {} },
      }),
  });
  const contents: Record<string, ReactNode> = {
    details: <DetailsFields isConfigurable={isConfigurable} />,
    images: <ImagesFields mayBeGeneral={false} />,
  };
  return (
    <ResourceContextProvider value="products/variations">
      <RecordContextProvider value={initial}>
        <AppForm
          validate={validate}
          onSubmit={(values: unknown) => onSubmit(values as Properties)}
          noValidate
          className="properties"
        >
          <FormTabs
            sections={sections}
            tab={tab}
            onTab={setTab}
            label="resources.products/variations.sections.nav"
            errorText="resources.products/variations.sections.hasError"
          />
          <DialogContent dividers>
            {sections.map(({ id }) => (
              <Stack
                key={id}
                role="tabpanel"
                id={panelIdOf(id)}
                aria-labelledby={tabIdOf(id)}
                hidden={tab !== id}
                spacing={2}
                sx={{ pt: 1, '&[hidden]': { display: 'none' }, '& .field': { display: 'grid' } }}
              >
                {contents[id] ?? <Group groups={groups} id={id} combination={combination} />}
              </Stack>
            ))}
          </DialogContent>
          <DialogActions sx={{ px: 3, py: 2 }}>
            <Cancel sections={sections} initial={initial} />
            <SaveDraftButton />
            <DialogSaveButton />
            {/* this dialog needs its own provider, separate from the page's */}
            <ConflictProvider value={conflict ?? null}>
              <VariationConflicts groups={groups}>
                <FormConflict />
              </VariationConflicts>
            </ConflictProvider>
          </DialogActions>
        </AppForm>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

interface GroupProps {
  groups: readonly FieldGroup[];
  /** The id of the tab's section. */
  id: string;
  combination: ReadonlyMap<string, string>;
}

const Group = ({ groups, id, combination }: GroupProps) => {
  const group = groups.find((each) => id === `group-${each.id}`);
  return group ? <ValueFields group={group} combination={combination} /> : null;
};

interface CancelProps {
  sections: readonly Section[];
  initial: Properties;
}

/** The cancel button; asks before discarding changes, like the dialog itself. */
const Cancel = ({ sections, initial }: CancelProps) => {
  const translate = useText();
  const { isSubmitting } = useFormState();
  const changed = changedSections(sections, useWatch(), { ...initial });
  const close = useDialogInput({
    isAtRisk: changed.length > 0,
    isPending: isSubmitting,
    changed: changed.map(({ title }) => title).join(', '),
  });
  return <Button onClick={close}>{translate('form.cancel')}</Button>;
};
