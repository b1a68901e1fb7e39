import { sql } from 'kysely';
import type { Violations } from '#contract/rules/platform/check.ts';
import {
  collaboratorKey,
  missingToPublish,
  type StyleValues,
} from '#contract/rules/website/style.ts';
import { incompleteAs } from '#server/entity/complete.ts';
import type { Writing } from '#server/entity/writing.ts';
import { invalid } from '#server/errors/domainError.ts';
import { claimPictures } from '#server/modules/platform/images/claimPictures.ts';
import { linkableAffiliates, linkableProducts } from './choices.ts';
import { collaboratorsAmong } from './collaborators.ts';
import { styleRights } from './rights.ts';

/** The current content of a style, which the caller has locked. */
interface Present {
  status: string;
  isOwn: boolean;
  pictures: string[];
  collaborators: string[];
  products: string[];
  affiliates: string[];
}

const nothing: Present = {
  status: '2',
  isOwn: true,
  pictures: [],
  collaborators: [],
  products: [],
  affiliates: [],
};

const presentOf = async ({ trx, viewer }: Writing, id: string): Promise<Present> => {
  const { rows } = await sql<Present>`
    select t.status, ${styleRights(viewer, 'manage')} as "isOwn",
      array(select i.filename from style_images i where i.style_id = t.id) as pictures,
      array(select case when c.vendor_id is null then 'manufacturer ' || c.manufacturer_id
        else 'vendor ' || c.vendor_id end
        from style_collaborators c where c.style_id = t.id) as collaborators,
      array(select l.variation_id::text from style_products l where l.style_id = t.id) as products,
      array(select l.affiliate_product_id::text from style_affiliate_products l
        where l.style_id = t.id) as affiliates
    from styles t where t.id = ${id}`.execute(trx);
  return rows[0] ?? nothing;
};

const without = (given: readonly string[], known: readonly string[]): string[] =>
  given.filter((each) => !known.includes(each));

/**
 * Returns the given products that may not be linked: neither linked already nor available to the
 * viewer.
 */
const refusedLinks = async (
  writing: Writing,
  { products = [], affiliates_products = [] }: Partial<StyleValues>,
  present: Present,
): Promise<Violations> => {
  const news = without(products, present.products);
  const foreign = without(affiliates_products, present.affiliates);
  const violations: Violations = {};
  if ((await linkableProducts(writing, news)) < news.length) {
    violations.products = { rule: 'rules.productNotChoosable' };
  }
  if ((await linkableAffiliates(writing, foreign)) < foreign.length) {
    violations.affiliates_products = { rule: 'rules.productNotChoosable' };
  }
  return violations;
};

const refusedReferences = async (
  { trx }: Writing,
  { tags, category_id }: StyleValues,
): Promise<Violations> => {
  const violations: Violations = {};
  const known = await sql`
    select id from tags where id = any(${tags}::bigint[]) and type = 'style'
    order by id for key share`.execute(trx);
  if (known.rows.length < tags.length) violations.tags = { rule: 'rules.unknown' };
  const category = await sql`
    select id from style_categories where id = ${category_id} for key share`.execute(trx);
  if (category_id !== null && category.rows.length === 0) {
    violations.category_id = { rule: 'rules.unknown' };
  }
  return violations;
};

/** Only the owner changes collaborators; new ones must be partners connected with the owner. */
const refusedCollaborators = async (
  writing: Writing,
  { collaborators }: StyleValues,
  present: Present,
): Promise<Violations> => {
  const given = collaborators.map(collaboratorKey);
  const isSame =
    given.length === present.collaborators.length &&
    without(given, present.collaborators).length === 0;
  if (isSame) return {};
  if (!present.isOwn) return { collaborators: { rule: 'rules.ownerOnly' } };
  const news = collaborators.filter(
    (each) => !present.collaborators.includes(collaboratorKey(each)),
  );
  const known = await collaboratorsAmong(writing, news);
  return known < news.length ? { collaborators: { rule: 'rules.notConnected' } } : {};
};

/** Rejects products that the viewer may not link to a style, which the caller has locked. */
export const checkLinks = async (
  writing: Writing,
  id: string,
  links: Pick<StyleValues, 'products' | 'affiliates_products'>,
): Promise<void> => {
  throwAny(await refusedLinks(writing, links, await presentOf(writing, id)));
};

/** Runs all checks that need the database, and reports all errors at once. */
export const checkStyle = async (
  writing: Writing,
  input: StyleValues,
  id?: string,
): Promise<void> => {
  const present = id === undefined ? nothing : await presentOf(writing, id);
  throwAny({
    ...(await refusedReferences(writing, input)),
    ...(await refusedCollaborators(writing, input, present)),
    ...(await refusedLinks(writing, input, present)),
  });
  const names = input.images.map(({ filename }) => filename);
  // images uploaded by other collaborators stay
  await claimPictures(writing.trx, writing.viewer, { images: without(names, present.pictures) });
  const missing = present.status === '1' ? missingToPublish(input) : [];
  if (missing.length > 0) throw incompleteAs(incompleteStyle)(input.title, missing);
};

const throwAny = (violations: Violations): void => {
  if (Object.keys(violations).length > 0) throw invalid(violations);
};

export const incompleteStyle = { msg: 'error.STYLE_INCOMPLETE', rule: 'rules.neededToPublish' };
