import pLimit from 'p-limit';
import type { Language } from '#contract/language.ts';
import type { Suggestion, SuggestionInput } from '#contract/rules/catalogue/suggestion.ts';
import type { AiSettings } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { Contributions } from '#server/modules/module.ts';
import { shownPicture } from '#server/modules/platform/images/shown.ts';
import type { ImageStore } from '#server/storage/images.ts';
import { filenameOf } from './addresses.ts';
import { requestSuggestion } from './endpoint.ts';
import { mergeAnalyses } from './pixels/mergeAnalyses.ts';
import { analysePicture } from './pixels/picture.ts';
import { type KnownProduct, knownProduct } from './product.ts';
import { commonTags, findTagsByName } from './tags.ts';
import { describeProduct } from './words.ts';

/** The width of the images in the specification. */
const width = 1024;

// one image at a time across all requests, because decoding uses a core
const inTurn = pLimit(1);

interface Where {
  db: Db;
  images: ImageStore;
  shownImages: Contributions['shownImages'];
  /** The endpoint to ask instead of the built-in analyser. */
  ai: AiSettings | undefined;
}

interface SuggestionRequest {
  viewer: Viewer;
  input: SuggestionInput;
  language: Language;
  /** Hosts that serve our images. */
  ownHosts: readonly string[];
  /** Aborted when the client is gone. */
  signal: AbortSignal;
}

/**
 * Suggestions for a product's form, from its images; writes nothing.
 * @throws {DomainError}
 */
export const suggestProductInfo = async (
  where: Where,
  request: SuggestionRequest,
): Promise<Suggestion> => {
  const { viewer, input } = request;
  const filenames = input.images.map((address) => ownFilename(address, request.ownHosts));
  const wanted = [...new Set(filenames)];
  const product = await knownProduct(where.db, viewer, wanted, input.variation_id ?? null);
  const { ai } = where;
  return ai
    ? suggestByEndpoint({ ...where, ai }, request, wanted, product)
    : suggestLocally(where, request, wanted, product);
};

const ownFilename = (address: string, ownHosts: readonly string[]): string => {
  const filename = filenameOf(address, ownHosts);
  if (filename === null) {
    throw new DomainError('INVALID', {
      msg: 'error.IMAGE_ADDRESS',
      fields: { images: { rule: 'rules.imageAddress' } },
      args: { address: address.slice(0, 200) },
    });
  }
  return filename;
};

const pictureOf = async ({ db, images, shownImages }: Where, filename: string): Promise<Buffer> => {
  const picture = await shownPicture(db, images, filename, width, shownImages);
  if (!picture) throw new DomainError('NOT_FOUND', { msg: 'error.IMAGE_GONE' });
  return picture;
};

const suggestLocally = async (
  where: Where,
  { language, signal }: SuggestionRequest,
  filenames: readonly string[],
  product: KnownProduct | null,
): Promise<Suggestion> => {
  const seen = await Promise.all(
    filenames.map((filename) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return analysePicture(await pictureOf(where, filename));
      }),
    ),
  );
  const { texts, tagNames, colors } = describeProduct(mergeAnalyses(seen), product, language);
  const tags = await findTagsByName(where.db, tagNames);
  return { ...texts, tags, unknownTags: [], analyser: 'local', colors };
};

const suggestByEndpoint = async (
  where: Where & { ai: AiSettings },
  { language, signal }: SuggestionRequest,
  filenames: readonly string[],
  product: KnownProduct | null,
): Promise<Suggestion> => {
  const pictures: Buffer[] = [];
  for (const filename of filenames) pictures.push(await pictureOf(where, filename));
  const question = { pictures, product, language, tags: await commonTags(where.db) };
  const { tags: names, ...texts } = await requestSuggestion(where.ai, question, signal);
  const tags = await findTagsByName(where.db, names.filter(Boolean));
  const known = new Set(tags.map(({ name }) => name.toLowerCase()));
  const unknownTags = names.filter((name) => name && !known.has(name.toLowerCase()));
  return { ...texts, tags, unknownTags, analyser: 'endpoint', colors: [] };
};
