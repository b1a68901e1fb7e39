import type { PreviewKind } from '#contract/generated/schema.ts';
import { previewMinutes } from '#contract/rules/shop/preview.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { CannotOpen, type Sealer } from '#server/secrets/sealer.ts';

/* docs/decisions/0060-previews.md: a token is what it opens, sealed; nothing is stored. */

/** A record of the back-office that is previewed. */
export interface Target {
  kind: PreviewKind;
  id: string;
}

interface Opened extends Target {
  endsAt: Date;
}

interface Content extends Target {
  shopId: string;
  endsAt: number;
}

const place = 'shop previews';

/** The token of a record for a shop, valid from now. */
export const tokenOf = (secrets: Sealer, shopId: string, { kind, id }: Target): Promise<string> => {
  const endsAt = Date.now() + previewMinutes * 60_000;
  return secrets.seal(JSON.stringify({ kind, id, shopId, endsAt } satisfies Content), place);
};

const refused = (
  msg: 'error.PREVIEW_ENDED' | 'error.PREVIEW_OTHER_SHOP' | 'error.PREVIEW_NOT_VALID',
) => new DomainError('INVALID', { msg });

const contentOf = async (secrets: Sealer, token: string): Promise<Content> => {
  try {
    return JSON.parse(await secrets.open(token, place)) as Content;
  } catch (error) {
    if (error instanceof CannotOpen) throw refused('error.PREVIEW_NOT_VALID');
    throw error;
  }
};

/** @throws INVALID for a malformed token, for that of another shop, and after its end */
export const openToken = async (
  secrets: Sealer,
  shopId: string,
  token: string,
): Promise<Opened> => {
  const { kind, id, shopId: ofShop, endsAt } = await contentOf(secrets, token);
  if (ofShop !== shopId) throw refused('error.PREVIEW_OTHER_SHOP');
  if (endsAt <= Date.now()) throw refused('error.PREVIEW_ENDED');
  return { kind, id, endsAt: new Date(endsAt) };
};
