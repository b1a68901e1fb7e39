/** What a partner tells of itself. */
export const profile = {
  title: 'Profil',
  subtitle: 'So lernen andere auf dem Marktplatz Ihr Unternehmen kennen.',
  company: 'Unternehmen',
  saved: 'Das Profil wurde gespeichert.',
  failed: 'Ihr Profil konnte nicht geladen werden.',
};
