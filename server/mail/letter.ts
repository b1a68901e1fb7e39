import type { Language } from '#contract/language.ts';

/** What a mail says; paragraphs are plain text. */
export interface Letter {
  language: Language;
  to: { name: string; address: string };
  subject: string;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  /** Above the address of the action, for whoever cannot use the button. */
  linkHint: string;
  /** Below the action. */
  notes: readonly string[];
  footer: readonly string[];
}

/** The letter for readers of plain text. */
export const textOf = (letter: Letter): string =>
  [
    letter.title,
    letter.greeting,
    ...letter.paragraphs,
    `${letter.action.label}:\n${letter.action.url}`,
    ...letter.notes,
    // the mark behind which mail programs look for the signature
    `-- \n${letter.footer.join('\n')}`,
  ].join('\n\n');
