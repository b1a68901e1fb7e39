import { sql } from 'kysely';
import { type PartnerMatter, partnerMatters } from '#contract/rules/people/managedPartner.ts';
import type { ListFilter } from '#contract/rules/platform/list.ts';
import type { Entity, Versioned } from '#server/entity/entity.ts';
import type { Known } from '#server/entity/personal.ts';
import { lockRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import type { PartnerKind } from './account.ts';
import { erasePartners } from './persons.ts';

/**
 * Permanently removes a partner's personal data and its account. What law keeps stays: orders, payouts
 * and statements.
 * @throws NOT_FOUND for an unknown id; INVALID while the partner is not suspended, or has an open
 * order, return or payout, or a balance
 */
export const anonymisePartner = async <Row, Filter extends ListFilter, Input extends Versioned>(
  writing: Writing,
  entity: Entity<Row, Filter, Input>,
  kind: PartnerKind,
  id: string,
  known: Known,
): Promise<void> => {
  const { trx, queue } = writing;
  await lockRecord(writing, entity, id, {});
  const { rows } = await sql<{ matter: PartnerMatter | null }>`
    select partner_matter(${kind}, ${id}) as matter`.execute(trx);
  const matter = rows[0]?.matter;
  if (matter) throw new DomainError('INVALID', { msg: partnerMatters[matter] });
  await erasePartners(trx, kind, [id], known);
  // the content of files follows once the rows are gone for good
  await queue.send(trx, 'remove-pictures', {});
  await queue.send(trx, 'remove-files', {});
  await queue.send(trx, 'forget-mails', {});
};
