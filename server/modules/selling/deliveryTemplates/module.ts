import { templateReplaceInput } from '#contract/rules/selling/deliveryTemplate.ts';
import { deliveryTemplates as german } from '#i18n/de/selling/deliveryTemplates.ts';
import { deliveryTemplates as english } from '#i18n/en/selling/deliveryTemplates.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import { requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { parse } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { replaceTemplates } from './changes.ts';
import { deliveryTemplates } from './templates.ts';

const exporter = exporterOf(deliveryTemplates, {
  texts: { de: german, en: english },
  cells: {
    name: ({ name }) => name,
    type: ({ type }, { types }) => types[type as keyof typeof types],
    daysFrom: ({ daysFrom }) => daysFrom,
    daysTo: ({ daysTo }) => daysTo,
    regions: ({ regions }) => regions.map(({ value }) => value ?? 'DE').join(', '),
    cheapest: ({ cheapest }) => Number(cheapest),
    dearest: ({ dearest }) => Number(dearest),
    usage: ({ usage }) => usage,
  },
  filename: { de: 'liefervorlagen', en: 'delivery-templates' },
});

export const deliveryTemplatesModule: readonly Module[] = [
  entityModule(deliveryTemplates, { exporter }),
  {
    resolvers: {
      Mutation: {
        replaceDeliveryTemplates: async (_, { input }, context, info) => {
          const { ids, into } = parse(templateReplaceInput, input);
          await inTransaction(context.db, (trx) =>
            replaceTemplates(writingOf(context, trx), ids, into),
          );
          const requested = requestedAt(info, 'data');
          return answer(
            await recordById(context.db, viewerOf(context), deliveryTemplates, into, requested),
          );
        },
      },
    },
  },
];
