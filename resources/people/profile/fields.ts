import { type ProfileOwner, profileFiles, socialMedia } from '#contract/rules/people/profile.ts';
import type { FormTab } from '#ui/form/FormTabs.tsx';
import type { RecordField } from '#ui/record/recordField.ts';

const labelOf = (source: string) => `profile.fields.${source}`;
const plain = (source: string): RecordField => ({ source, label: labelOf(source) });

const filesOf = (source: string): RecordField => ({
  ...plain(source),
  linesOf: (value) =>
    ((value ?? []) as { title: string; file: string | null; picture: string | null }[]).map(
      ({ title, file, picture }) => title || (file ?? picture ?? ''),
    ),
});

/** The fields of each tab; vendors have all of them. */
const tabs = {
  general: [
    'company_name',
    'short_name',
    'company_logo',
    'description',
    'category',
    'service_offering',
    'awards',
  ],
  contact: ['email', 'phone_number'],
  address: ['street', 'address', 'post_code', 'city'],
  legal: ['imprints', 'terms'],
  links: ['social_media_links'],
  uploads: ['certificates', 'factory_pictures', 'brochures'],
} as const;
export type ProfileTab = keyof typeof tabs;

const ofVendors: readonly string[] = ['category', 'service_offering', 'awards'];

export const profileTabs = (titleOf: (tab: string) => string): (FormTab & { id: ProfileTab })[] =>
  (Object.keys(tabs) as ProfileTab[]).map((id) => ({ id, title: titleOf(id), sources: tabs[id] }));

export const tabOf = (part: string): ProfileTab =>
  (Object.keys(tabs) as ProfileTab[]).find((tab) =>
    (tabs[tab] as readonly string[]).includes(part),
  ) ?? 'general';

/** The fields as the history and conflicts show them. */
export const profileFields = (kind: ProfileOwner['kind']): readonly RecordField[] =>
  Object.values(tabs)
    .flat()
    .filter((source) => kind === 'vendor' || !ofVendors.includes(source))
    .filter((source) => kind === 'vendor' || source !== 'company_name')
    .map((source) => {
      if (source in profileFiles) return filesOf(source);
      if (source === 'company_logo') return { ...plain(source), kind: 'picture' as const };
      if (source === 'category') return { ...plain(source), choices: 'profile.categories' };
      if (source === 'social_media_links') {
        return {
          ...plain(source),
          linesOf: (value: unknown) =>
            socialMedia.flatMap((name) => (value as Record<string, string>)?.[name] || []),
        };
      }
      return plain(source);
    });
