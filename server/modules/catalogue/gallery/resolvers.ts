import {
  knownPicturesInput,
  matchPicturesInput,
  pictureInput,
  picturesAttachInput,
  picturesInput,
  picturesQuery,
} from '#contract/rules/catalogue/picture.ts';
import { id } from '#contract/rules/platform/fields.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import type { Resolvers } from '#server/generated/resolvers.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { runBulk } from '#server/jobs/bulk.ts';
import { attachPictures } from './attach.ts';
import { updateAlt } from './describe.ts';
import { knownPictures } from './known.ts';
import { matchPictures } from './match.ts';
import { listPictures, type PictureUses, pictureById } from './pictures.ts';
import { removePictures } from './remove.ts';

export const galleryResolvers = (given: PictureUses): Resolvers => ({
  Query: {
    pictures: async (_, { query }, { db }) =>
      answer(await listPictures(db, parse(picturesQuery, query), given)),
    pictureById: async (_, args, { db }) =>
      answer(await pictureById(db, parseId(id, args.id), given)),
    matchPictures: async (_, args, { db }) =>
      answer(await matchPictures(db, parse(matchPicturesInput, args).names)),
    knownPictures: async (_, args, context) => {
      const { pictures } = parse(knownPicturesInput, args);
      return answer(await knownPictures(context.db, viewerOf(context), pictures));
    },
  },
  Mutation: {
    updatePicture: async (_, args, context) => {
      const picture = parseId(id, args.id);
      const input = parse(pictureInput, args.input);
      await updateAlt(context.db, viewerOf(context), picture, input);
      return answer(await pictureById(context.db, picture, given));
    },
    deletePictureByIds: async (_, args, context) => {
      const done = await runBulk(context, removePictures(given), parse(picturesInput, args), {});
      await removeFiles(context);
      return done;
    },
    attachPictures: async (_, { input }, context) => {
      const { pictures } = parse(picturesAttachInput, input);
      const done = await attachPictures(context.db, viewerOf(context), pictures, given);
      if (done.known.length > 0) await removeFiles(context);
      return { ...answer(done.ids), known: done.known, failures: done.failures };
    },
  },
});

/** Removes files of deleted pictures. */
const removeFiles = async ({ db, queue }: Context): Promise<void> => {
  await queue.send(db, 'remove-pictures', {});
  queue.wake('remove-pictures');
};
