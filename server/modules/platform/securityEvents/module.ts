import { exportResolver, listResolver } from '#server/entity/resolvers.ts';
import { exportKind } from '#server/jobs/exports.ts';
import type { Module } from '#server/modules/module.ts';
import { securityEvents } from './events.ts';
import { securityEventExport } from './exports.ts';

export const securityEventsModule: Module = {
  jobs: [exportKind(securityEventExport)],
  resolvers: {
    Query: { securityEvents: listResolver(securityEvents) },
    Mutation: { exportSecurityEvents: exportResolver(securityEvents, securityEventExport) },
  },
};
