import type { loadPasswordMessages } from '#providers/i18nProvider/signInMessages.ts';

export type Messages = Awaited<ReturnType<typeof loadPasswordMessages>>;
