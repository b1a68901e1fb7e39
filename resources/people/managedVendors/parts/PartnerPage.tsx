import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import {
  type FormProps,
  useGetResourceLabel,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { useText } from '#providers/i18nProvider/useText.ts';
import { BackLink } from '#ui/form/BackLink.tsx';
import { EditPage } from '#ui/form/EditPage.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { useListAddress } from '#ui/form/useListAddress.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { PartnerActions } from './PartnerActions.tsx';
import {
  type AnonymiseDocument,
  type PartnerRecord,
  type PartnerStatusDocument,
  partnerStatusFields,
} from './partner.ts';

interface Props extends Pick<FormProps, 'validate' | 'defaultValues'> {
  entity: string;
  fields: readonly RecordField[];
  document: PartnerStatusDocument;
  anonymise: AnonymiseDocument;
  /** The content of the other tabs, by tab name. */
  sections: Readonly<Record<string, ReactNode>>;
  /** The cards of the account's form. */
  children: ReactNode;
}

/**
 * A partner's page with tabs: the account's form and further sections. Without an id it creates a
 * partner.
 */
export const PartnerPage = ({
  entity,
  fields,
  document,
  anonymise,
  sections,
  children,
  ...form
}: Props) => {
  const { id } = useParams();
  const names = ['account', ...Object.keys(sections)];
  const tab = useTab(names);
  const actions = <PartnerActions document={document} anonymise={anonymise} />;
  const tabs = id !== undefined && <PartnerTabs names={names} />;
  if (id !== undefined && tab !== 'account') {
    return (
      <EditPage entity={entity} fields={fields} savedMessage={() => ''}>
        <Section tabs={tabs} actions={actions}>
          {sections[tab]}
        </Section>
      </EditPage>
    );
  }
  return (
    <RecordPage
      {...form}
      entity={entity}
      fields={fields}
      historyFields={[...fields, ...partnerStatusFields]}
      parameter={tabParameter}
      actions={id !== undefined && actions}
    >
      {tabs}
      {children}
    </RecordPage>
  );
};

interface SectionProps {
  tabs: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

const Section = ({ tabs, actions, children }: SectionProps) => {
  const text = useText(useResourcePrefix());
  const labelOf = useGetResourceLabel();
  const listAddress = useListAddress();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<PartnerRecord>();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        back={<BackLink to={listAddress}>{labelOf(resource, 2)}</BackLink>}
        kind={text('edit')}
        title={record?.name}
        actions={actions}
      />
      {tabs}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
};

const tabParameter = 'tab';

/** The tab in the address; the first one by default. */
const useTab = (names: readonly string[]): string => {
  const [search] = useSearchParams();
  const given = search.get(tabParameter) ?? '';
  return names.includes(given) ? given : (names[0] ?? '');
};

/** The tabs of a partner's page. */
const PartnerTabs = ({ names }: { names: readonly string[] }) => {
  const translate = useText();
  const [search, setSearch] = useSearchParams();
  const choose = (name: string) => {
    const next = new URLSearchParams(search);
    next.set(tabParameter, name);
    setSearch(next);
  };
  return (
    <Tabs
      value={useTab(names)}
      onChange={(_event, name: string) => choose(name)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('partnerManagement.tabsOf')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
    >
      {names.map((name) => (
        <Tab key={name} value={name} label={translate(`partnerManagement.tabs.${name}`)} />
      ))}
    </Tabs>
  );
};
