import { workbooks as german } from '#i18n/de/platform/workbooks.ts';
import { workbooks as english } from '#i18n/en/platform/workbooks.ts';

/** Texts of workbooks for download. */
export const workbookTexts = { de: german, en: english };
