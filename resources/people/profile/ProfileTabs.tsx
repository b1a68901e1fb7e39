import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Partner, profileFiles } from '#contract/rules/people/profile.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormTabs, panelIdOf, tabIdOf } from '#ui/form/FormTabs.tsx';
import type { ProfileRecord } from './calls.ts';
import { type ProfileTab, profileTabs, tabOf } from './fields.ts';
import { AddressFields } from './parts/AddressFields.tsx';
import { ContactFields } from './parts/ContactFields.tsx';
import { FileInput } from './parts/FileInput.tsx';
import { GeneralFields } from './parts/GeneralFields.tsx';
import { LinkFields } from './parts/LinkFields.tsx';
import { ProfileMeter } from './parts/ProfileMeter.tsx';

interface Props {
  kind: Partner;
  record: ProfileRecord;
}

const isTab = (tab: string | null, all: readonly { id: string }[]): tab is ProfileTab =>
  all.some(({ id }) => id === tab);

/**
 * The sections of a profile as tabs, below the missing parts. The address contains the open tab.
 */
export const ProfileTabs = ({ kind, record }: Props) => {
  const translate = useText();
  const tabs = profileTabs((tab) => translate(`profile.tabs.${tab}`));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const [tab, setTab] = useState<ProfileTab>(isTab(asked, tabs) ? asked : 'general');
  const open = (id: string) => {
    if (!isTab(id, tabs) || id === tab) return;
    setTab(id);
    setSearch(id === 'general' ? {} : { tab: id }, { replace: true });
  };
  const panels: Record<ProfileTab, ReactNode> = {
    general: <GeneralFields kind={kind} companyName={record.company_name} />,
    contact: <ContactFields />,
    address: <AddressFields />,
    legal: (
      <>
        <Files source="imprints" />
        <Files source="terms" />
      </>
    ),
    links: <LinkFields />,
    uploads: (
      <>
        <Files source="certificates" kind="both" />
        <Files source="factory_pictures" kind="picture" />
        <Files source="brochures" />
      </>
    ),
  };
  return (
    <Stack spacing={3}>
      <ProfileMeter
        kind={kind}
        record={record}
        onShow={(part) => {
          open(tabOf(part));
          requestAnimationFrame(() => focusPart(part));
        }}
      />
      <Card sx={{ overflow: 'visible' }}>
        <FormTabs
          sections={tabs}
          tab={tab}
          onTab={open}
          label="profile.tabs.nav"
          errorText="profile.tabs.hasError"
        />
        {tabs.map(({ id }) => (
          <Box
            key={id}
            role="tabpanel"
            id={panelIdOf(id)}
            aria-labelledby={tabIdOf(id)}
            hidden={id !== tab}
            sx={{ p: 3, display: id === tab ? 'grid' : 'none', gap: 3 }}
          >
            {panels[id]}
          </Box>
        ))}
      </Card>
    </Stack>
  );
};

interface FilesProps {
  source: keyof typeof profileFiles;
  kind?: 'picture' | 'both';
}

const Files = ({ source, kind }: FilesProps) => (
  <Box id={`part-${source}`} tabIndex={-1} sx={{ outlineOffset: 8 }}>
    <FileInput
      source={source}
      label={`profile.fields.${source}`}
      max={profileFiles[source].max}
      {...(kind && { kind })}
    />
  </Box>
);

/** Focuses the input of a part by its name; a part without a single input by its element. */
const focusPart = (part: string): void =>
  (
    document.querySelector<HTMLElement>(`[role="tabpanel"] [name="${part}"]`) ??
    document.getElementById(`part-${part}`)
  )?.focus();
