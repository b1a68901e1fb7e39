import type { profile as german } from '#i18n/de/profile.ts';
import type { Translated } from '#i18n/translated.ts';

const profile = {
  title: 'Profile',
  subtitle: 'How others on the marketplace get to know your company.',
  company: 'Company',
  saved: 'The profile was saved.',
  failed: 'Your profile could not be loaded.',
} satisfies Translated<typeof german>;

export const texts = {
  profile,
  pages: {
    'manufacturer-profile/profile-information': 'Profile',
    'vendor-profile/profile-information': 'Profile',
  },
};
