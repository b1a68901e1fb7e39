/** A partner's profile. */
export const profile = {
  title: 'Profil',
  subtitle: 'So lernen andere auf dem Marktplatz Ihr Unternehmen kennen.',
  company: 'Unternehmen',
  saved: 'Das Profil wurde gespeichert.',
  failed: 'Ihr Profil konnte nicht geladen werden.',
};

export const texts = {
  profile,
  pages: {
    'manufacturer-profile/profile-information': 'Profil',
    'vendor-profile/profile-information': 'Profil',
  },
};
