import type { Language } from '#contract/language.ts';
import type { Suggestion, SuggestionInput } from '#contract/rules/suggestion.ts';
import type { AiSettings } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import { ApiError } from '#server/graphql/errors.ts';
import { isKnownImage } from '#server/modules/images/known.ts';
import { createQueue } from '#server/modules/images/queue.ts';
import type { ImageStore } from '#server/storage/images.ts';
import { filenameOf } from './addresses.ts';
import { askEndpoint } from './endpoint.ts';
import { seenTogether, seePicture } from './pixels/picture.ts';
import { type KnownProduct, knownProduct } from './product.ts';
import { tagsCalled, usualTags } from './tags.ts';
import { tell } from './words.ts';

/** As wide as the specification has them sent. */
const width = 1024;

// a picture at a time, whoever asks: decoding takes a core
const inTurn = createQueue(1);

interface Where {
  db: Db;
  images: ImageStore;
  /** Whom to ask instead of the analyser of our own. */
  ai: AiSettings | undefined;
}

interface Asked {
  viewer: Viewer;
  input: SuggestionInput;
  language: Language;
  /** Hosts whose pictures are ours. */
  ownHosts: readonly string[];
  /** Aborted when nobody waits any longer. */
  signal: AbortSignal;
}

/** What pictures of a product suggest for its form; nothing is written. @throws {ApiError} */
export const suggestProductInfo = async (where: Where, asked: Asked): Promise<Suggestion> => {
  const { viewer, input } = asked;
  const filenames = input.images.map((address) => ownFilename(address, asked.ownHosts));
  const wanted = [...new Set(filenames)];
  const product = await knownProduct(where.db, viewer, wanted, input.variation_id ?? null);
  const { ai } = where;
  return ai
    ? suggestByEndpoint({ ...where, ai }, asked, wanted, product)
    : suggestLocally(where, asked, wanted, product);
};

const ownFilename = (address: string, ownHosts: readonly string[]): string => {
  const filename = filenameOf(address, ownHosts);
  if (filename === null) {
    throw new ApiError('INVALID', {
      msg: 'error.IMAGE_ADDRESS',
      fields: { images: { rule: 'rules.imageAddress' } },
      args: { address: address.slice(0, 200) },
    });
  }
  return filename;
};

const pictureOf = async ({ db, images }: Where, filename: string): Promise<Buffer> => {
  const picture =
    (await images.made(filename, width)) ??
    ((await isKnownImage(db, filename)) ? await images.make(filename, width) : null);
  if (!picture) throw new ApiError('NOT_FOUND', { msg: 'error.IMAGE_GONE' });
  return picture;
};

const suggestLocally = async (
  where: Where,
  { language, signal }: Asked,
  filenames: readonly string[],
  product: KnownProduct | null,
): Promise<Suggestion> => {
  const seen = await Promise.all(
    filenames.map((filename) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return seePicture(await pictureOf(where, filename));
      }),
    ),
  );
  const { texts, tagNames, colors } = tell(seenTogether(seen), product, language);
  const tags = await tagsCalled(where.db, tagNames);
  return { ...texts, tags, unknownTags: [], analyser: 'local', colors };
};

const suggestByEndpoint = async (
  where: Where & { ai: AiSettings },
  { language, signal }: Asked,
  filenames: readonly string[],
  product: KnownProduct | null,
): Promise<Suggestion> => {
  const pictures: Buffer[] = [];
  for (const filename of filenames) pictures.push(await pictureOf(where, filename));
  const question = { pictures, product, language, tags: await usualTags(where.db) };
  const { tags: names, ...texts } = await askEndpoint(where.ai, question, signal);
  const tags = await tagsCalled(where.db, names.filter(Boolean));
  const known = new Set(tags.map(({ name }) => name.toLowerCase()));
  const unknownTags = names.filter((name) => name && !known.has(name.toLowerCase()));
  return { ...texts, tags, unknownTags, analyser: 'endpoint', colors: [] };
};
