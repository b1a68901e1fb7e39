import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  Form,
  type FormProps,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'ra-core';
import type { ReactNode } from 'react';
import { RecordHistory } from '#ui/history/RecordHistory.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { BackLink } from './BackLink.tsx';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { type FormSection, useChangedTitles } from './useChangedTitles.ts';
import { useListAddress } from './useListAddress.ts';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues' | 'record' | 'onSubmit'> {
  title: string;
  history?: { entity: string; fields: readonly RecordField[] };
  /** Of the form, beside its heading. */
  actions?: ReactNode;
  /** Names what is unsaved; that anything is, unless given. */
  sections?: readonly FormSection[];
  /** Beside the cards, where there is room, and how wide it is there. */
  aside?: ReactNode;
  asideWidth?: string;
  /** The form's cards. */
  children: ReactNode;
}

/** The page of a record's form, to create and edit alike: its heading, its cards and its save bar. */
export const RecordForm = (props: Props) => {
  const { title, history, actions, sections, aside, asideWidth = '320px', ...others } = props;
  const { children, ...form } = others;
  const listAddress = useListAddress();
  const record = useRecordContext();
  const labelOf = useGetResourceLabel();
  const resource = useResourceContext() ?? '';
  return (
    <Form {...form} noValidate>
      <PageHeader
        back={<BackLink to={listAddress}>{labelOf(resource, 2)}</BackLink>}
        title={title}
        subtitle={record?.name}
        actions={
          <>
            {history && <RecordHistory {...history} />}
            {actions}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: aside ? { lg: `minmax(0, 1fr) ${asideWidth}` } : undefined,
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          {children}
        </Stack>
        {aside}
      </Box>
      {sections ? (
        <NamedSaving sections={sections} backTo={listAddress} />
      ) : (
        <>
          <SaveBar backTo={listAddress} />
          <UnsavedGuard />
        </>
      )}
    </Form>
  );
};

interface NamedSavingProps {
  sections: readonly FormSection[];
  backTo: string;
}

const NamedSaving = ({ sections, backTo }: NamedSavingProps) => {
  const changed = useChangedTitles(sections);
  return (
    <>
      <SaveBar backTo={backTo} changed={changed} />
      <UnsavedGuard changed={changed} />
    </>
  );
};
