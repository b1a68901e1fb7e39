import { ledgerStatements as german } from '#i18n/de/sales/ledgerStatements.ts';
import { ledgerStatements as english } from '#i18n/en/sales/ledgerStatements.ts';
import { exporterOf } from '#server/entity/export.ts';
import { amountCell } from '#server/jobs/sheets/sheet.ts';
import { ledgerStatements } from './statements.ts';

export const ledgerStatementExport = exporterOf(ledgerStatements, {
  texts: { de: german, en: english },
  cells: {
    month: ({ month }) => month,
    partnerName: ({ partnerName }) => partnerName,
    entries: ({ entries }) => entries,
    opening: ({ opening }) => amountCell(opening),
    gross: ({ gross }) => amountCell(gross),
    commission: ({ commission }) => amountCell(commission),
    passedOn: ({ passedOn }) => amountCell(passedOn),
    adjustments: ({ adjustments }) => amountCell(adjustments),
    net: ({ net }) => amountCell(net),
    paid: ({ paid }) => amountCell(paid),
    closing: ({ closing }) => amountCell(closing),
  },
  filename: { de: 'monatsabschluesse', en: 'monthly-statements' },
});
