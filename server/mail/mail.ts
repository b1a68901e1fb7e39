import type { Language } from '#contract/language.ts';

/** Content of a mail; paragraphs are plain text. */
export interface Mail {
  language: Language;
  to: { name: string; address: string };
  subject: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** Shown above the link's address, for readers who cannot use the button. */
  linkHint: string;
  /** Paragraphs below the button. */
  notes: readonly string[];
  footer: readonly string[];
}

/** The mail as plain text. */
export const textOf = (mail: Mail): string =>
  [
    mail.title,
    mail.greeting,
    ...mail.paragraphs,
    `${mail.action.label}:\n${mail.action.url}`,
    ...mail.notes,
    // the marker by which mail clients recognise a signature
    `-- \n${mail.footer.join('\n')}`,
  ].join('\n\n');
