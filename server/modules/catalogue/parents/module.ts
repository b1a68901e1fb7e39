import { generationInput, generationPage } from '#contract/rules/catalogue/generation.ts';
import { parentsStatusInput, productUpdateInput } from '#contract/rules/catalogue/parent.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { inTransaction } from '#server/db/database.ts';
import { statusAction, toStatus } from '#server/entity/actions.ts';
import { recordById } from '#server/entity/read.ts';
import { requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { bulkKind } from '#server/jobs/runBulkJob.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { createParent, updateParent } from './changes.ts';
import { familyImpact } from './family.ts';
import { generation } from './generation/action.ts';
import { generateVariations } from './generation/generate.ts';
import { previewGeneration } from './generation/preview.ts';
import { parents } from './parents.ts';
import { parentRestorer } from './restore.ts';

/** The variations of a product keep their own status. */
const setStatus = statusAction(parents);
const publish = toStatus(setStatus, '1', 'parents.publish');
const setDraft = toStatus(setStatus, '2', 'parents.setDraft');

export const parentsModule: readonly Module[] = [
  entityModule(parents, { except: ['update'], create: createParent, restorer: parentRestorer }),
  {
    jobs: [bulkKind(publish), bulkKind(setDraft), bulkKind(generation)],
    resolvers: {
      Query: {
        variationGeneration: async (_, { input, ...page }, context) =>
          answer(
            await previewGeneration(
              context.db,
              viewerOf(context),
              parse(generationInput, input),
              parse(generationPage, page),
            ),
          ),
        productFamilyImpact: async (_, args, context) =>
          answer(
            await familyImpact(
              context.db,
              viewerOf(context),
              parseId(id, args.id),
              parseId(id, args.family_id),
            ),
          ),
      },
      Mutation: {
        productsUpdate: async (_, args, context, info) => {
          const parent = parseId(id, args.id);
          const input = parse(productUpdateInput, args.input);
          const { db, queue } = context;
          const generated = await inTransaction(db, (trx) =>
            updateParent(writingOf(context, trx), parent, input),
          );
          // the message is only visible after the commit
          if (generated?.job) queue.wake('run-job');
          const asked = requestedAt(info, 'data');
          const data = await recordById(db, viewerOf(context), parents, parent, asked);
          return { ...answer(data), generated };
        },
        generateVariations: (_, { input }, context) => {
          const { db, queue } = context;
          const deps = { db, queue, viewer: viewerOf(context) };
          return generateVariations(deps, parse(generationInput, input));
        },
        updateParentsStatus: (_, { input }, context) => {
          const { status, ...target } = parse(parentsStatusInput, input);
          return runBulk(context, status === '1' ? publish : setDraft, target, {});
        },
      },
    },
  },
];
