import { sql } from 'kysely';
import { type StatusCheck, statusAction } from '#server/entity/actions.ts';
import { affiliateProducts } from './products.ts';

/** A product can only be published if its category is mapped and it is in its feed. */
const canBePublished: StatusCheck = async (trx, ids, status) => {
  if (status !== 'published') return [];
  const { rows } = await sql<{ id: string; label: string; is_gone: boolean }>`
    select t.id, t.title as label, t.gone_at is not null as is_gone
    from affiliate_products t left join affiliate_categories c on c.id = t.affiliate_category_id
    where t.id = any(${ids}::bigint[]) and (t.gone_at is not null or c.category_id is null)
    order by t.id`.execute(trx);
  return rows.map(({ id, label, is_gone }) => ({
    ...{ id, label, code: 'INVALID' },
    msg: is_gone ? 'error.AFFILIATE_PRODUCT_GONE' : 'error.AFFILIATE_CATEGORY_OPEN',
  }));
};

/** Publishes or hides products; `fetchPictures` then downloads their images. */
export const setStatus = statusAction(affiliateProducts, canBePublished);
