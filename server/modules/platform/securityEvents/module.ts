import { securityEvents as german } from '#i18n/de/platform/securityEvents.ts';
import { securityEvents as english } from '#i18n/en/platform/securityEvents.ts';
import { exporterOf } from '#server/entity/export.ts';
import { exportResolver, listResolver } from '#server/entity/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { exportKind } from '#server/jobs/exports.ts';
import type { Module } from '#server/modules/module.ts';
import { securityEvents } from './events.ts';
import { keptTables } from './keptTables.ts';

/** Such as 2026-11-22 19:02:11. */
const inBerlin = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const named = (names: Readonly<Record<string, string>>, name: string | null): string | null =>
  name === null ? null : (names[name] ?? name);

const securityEventExport = exporterOf(securityEvents, {
  texts: { de: german, en: english },
  cells: {
    at: ({ at }) => inBerlin.format(new Date(at)),
    kind: ({ kind }, { kinds }) => named(kinds, kind),
    account: ({ account }) => account,
    portal: ({ portal }, { portals }) => named(portals, portal),
    subject: ({ subject }) => subject,
    detail: ({ detail }, { details }) => named(details, detail),
    amount: ({ amount }) => amount,
    address: ({ address }) => address,
    device: ({ device }) => device,
  },
  filename: { de: 'sicherheitsereignisse', en: 'security-events' },
});

export const securityEventsModule: Module = {
  jobs: [exportKind(securityEventExport)],
  resolvers: {
    Query: {
      securityEvents: listResolver(securityEvents),
      keptTables: async (_, __, { db }) => answer(await keptTables(db)),
    },
    Mutation: { exportSecurityEvents: exportResolver(securityEvents, securityEventExport) },
  },
};
