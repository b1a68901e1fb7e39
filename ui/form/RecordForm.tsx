import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import {
  type FormProps,
  type RaRecord,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { AppForm } from './AppForm.tsx';
import { BackLink } from './BackLink.tsx';
import { useInitialValues } from './Duplicated.tsx';
import { RecordActions } from './RecordActions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { type FormSection, useChangedTitles } from './useChangedTitles.ts';
import { useListAddress } from './useListAddress.ts';

export interface RecordFormProps
  extends Pick<FormProps, 'validate' | 'defaultValues' | 'record' | 'onSubmit'> {
  title: string;
  /** Returns the record's name; its `name` by default. */
  nameOf?: (record: RaRecord) => string;
  history?: { entity: string; fields: readonly RecordField[] };
  /** Actions beside the form's heading. */
  actions?: ReactNode;
  /** A further save button. */
  saveExtra?: ReactNode;
  /**
   * Sections that the unsaved-changes notice names; without them, it only says that there are
   * changes.
   */
  sections?: readonly FormSection[];
  /**
   * Search parameter that identifies the edited part of the record; changing it counts as leaving
   * the page.
   */
  parameter?: string;
  /** Content beside the cards on wide screens, and its width. */
  aside?: ReactNode;
  asideWidth?: string;
  /** The cards of the form. */
  children: ReactNode;
}

/** Limits the width, because long lines are hard to read and wide fields are not easier to fill. */
const shortWidth = 640;

const byName = ({ name }: RaRecord): string => name;

/** A record's form page, for creating and editing: heading, cards and save bar. */
export const RecordForm = (props: RecordFormProps) => {
  const {
    title,
    nameOf = byName,
    history,
    actions,
    saveExtra,
    sections,
    aside,
    asideWidth = '320px',
    parameter,
    ...others
  } = props;
  const { children, defaultValues, ...form } = others;
  const initialValues = useInitialValues(defaultValues);
  const isShort = !aside;
  const listAddress = useListAddress();
  const record = useRecordContext();
  const name = record && nameOf(record);
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <AppForm {...form} defaultValues={initialValues} noValidate>
      <Box sx={{ maxWidth: isShort ? shortWidth : undefined }}>
        <PageHeader
          back={<BackLink to={listAddress}>{labelOf(resource, 2)}</BackLink>}
          title={name ?? title}
          kind={name && title}
          actions={
            <>
              {history && <RecordActions {...history} />}
              {actions}
            </>
          }
        />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: aside ? { '@880': `minmax(0, 1fr) ${asideWidth}` } : undefined,
          }}
        >
          <Stack spacing={3} sx={{ minWidth: 0 }}>
            {children}
          </Stack>
          {aside}
        </Box>
        {sections ? (
          <NamedSaving
            sections={sections}
            backTo={listAddress}
            extra={saveExtra}
            isQuiet={isShort}
          />
        ) : (
          <>
            <SaveBar backTo={listAddress} extra={saveExtra} isQuiet={isShort} />
            <UnsavedGuard {...(parameter && { parameter })} />
          </>
        )}
      </Box>
    </AppForm>
  );
};

interface NamedSavingProps {
  sections: readonly FormSection[];
  backTo: string;
  extra: ReactNode;
  isQuiet: boolean;
}

const NamedSaving = ({ sections, ...bar }: NamedSavingProps) => {
  const changed = useChangedTitles(sections);
  return (
    <>
      <SaveBar {...bar} changed={changed} />
      <UnsavedGuard changed={changed} />
    </>
  );
};
