import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { NetworkInviteValues, PartnerRole } from '#contract/rules/people/network.ts';
import type { Partner } from '#contract/rules/people/profile.ts';
import { recordChanges, recordCreated } from '#server/db/changes.ts';
import type { Trx } from '#server/db/database.ts';
import { createRecord } from '#server/entity/write.ts';
import type { Writing } from '#server/entity/writing.ts';
import { DomainError } from '#server/errors/domainError.ts';
import { tableOf } from '#server/modules/people/profiles/visibility.ts';
import { inviteNew } from '#server/modules/people/userManagement/account.ts';
import { managedManufacturers } from '#server/modules/people/userManagement/manufacturers.ts';
import { managedVendors } from '#server/modules/people/userManagement/vendors.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';
import { isOpen, meOf, type PartnerId } from './partners.ts';
import {
  type Acting,
  type LockedRequest,
  notifyPartner,
  tracked,
  writeRegions,
} from './writing.ts';

/** Error text of specification 8. */
const taken = () =>
  new DomainError('INVALID', {
    msg: 'error.ALREADY_INVITED',
    fields: { email: { rule: 'rules.alreadyInvited' } },
  });

/** Counts an invitation of the partner; locks the count against concurrent invitations. */
const countInvitation = async (trx: Trx, { kind, id }: PartnerId): Promise<void> => {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${isOpen(kind, 'x')} as "isOpen" from ${sql.table(tableOf[kind])} x
    where x.id = ${id} for no key update`.execute(trx);
  if (!rows[0]?.isOpen) throw new DomainError('INVALID', { msg: 'error.PROFILE_NOT_VISIBLE' });
  const owner = sql.id(`${kind}_id`);
  const counted = await sql<{ id: string }>`
    insert into network_invitations (${owner})
    select ${id} where (
      select count(*) from network_invitations where ${owner} = ${id}
        and (sent_at at time zone 'Europe/Berlin')::date = (now() at time zone 'Europe/Berlin')::date
    ) < ${limits.invitationsPerDay}::int
    returning id`.execute(trx);
  if (counted.rows.length === 0) {
    const args = { limit: limits.invitationsPerDay };
    throw new DomainError('RATE_LIMITED', { msg: 'error.TOO_MANY_INVITATIONS', args });
  }
};

/**
 * Throws if the address has an account in any portal; the lock keeps a concurrent invitation from
 * creating one meanwhile.
 */
const assertUnknown = async (trx: Trx, email: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`invitation of ${email}`}))`.execute(trx);
  const { rows } = await sql`select from users where email = ${email}`.execute(trx);
  if (rows.length > 0) throw taken();
};

const kindOf = (role: PartnerRole): Partner => (role === 'manufacturer' ? role : 'vendor');

/**
 * Creates a partner with an account that has not been activated yet. Not a basic account, because
 * that has no networks.
 */
const createInvited = (
  writing: Writing,
  { email, role, company }: NetworkInviteValues,
): Promise<string> => {
  const account = { firstname: '', lastname: '', email, language: 'de' as const };
  const partner = { company_name: company, internalNote: '', account, version: undefined };
  return role === 'manufacturer'
    ? createRecord(managedManufacturers)(writing, partner)
    : createRecord(managedVendors)(writing, {
        ...partner,
        vendor_type: role,
        account_type: 'account_pro',
      });
};

/**
 * Creates an account for an invited person and mails an activation link; activating the account
 * connects the two partners.
 * @returns the id of the request
 */
export const inviteToNetwork = async (
  writing: Writing,
  input: NetworkInviteValues,
): Promise<string> => {
  const { trx, viewer } = writing;
  const me = meOf(viewer);
  const kind = kindOf(input.role);
  if (kind === 'manufacturer' && me.kind === 'manufacturer') {
    throw new DomainError('INVALID', { msg: 'error.REQUEST_BETWEEN_MANUFACTURERS' });
  }
  await countInvitation(trx, me);
  await assertUnknown(trx, input.email);
  const partner = await createInvited(writing, input);
  const { rows } = await sql<{ id: string }>`
    insert into network_requests (${sql.id(`sender_${me.kind}_id`)},
      ${sql.id(`receiver_${kind}_id`)}, notes, invited_email, invited_role)
    values (${me.id}, ${partner}, ${input.notes}, ${input.email}, ${input.role})
    returning id`.execute(trx);
  const [{ id } = { id: '' }] = rows;
  await writeRegions(trx, id, input.regions);
  await recordCreated(trx, tracked, viewer.userId, [id]);
  await inviteNew(writing, kind, partner);
  return id;
};

/** Mails the invitation to the request's receiver again. */
export const inviteAgain = async (
  { trx, queue }: Writing,
  { receiver: { kind, id } }: LockedRequest,
): Promise<void> => {
  const { rows } = await sql<{ email: string }>`
    update users set invited_at = now()
    where ${sql.id(`${kind}_id`)} = ${id} and password_hash is null
    returning email`.execute(trx);
  for (const { email } of rows) {
    await queue.send(trx, 'mail', { mail: 'access', email, portal: kind } satisfies MailJob);
  }
};

/**
 * Deletes an invited partner together with its invitation if its account was never activated: the
 * link stops working, and the address can be invited again. A partner with any other data stays.
 */
export const removeInvited = async (
  { trx, viewer }: Acting,
  { kind, id }: PartnerId,
): Promise<void> => {
  const owner = sql.id(`${kind}_id`);
  const { rows } = await sql`
    select from ${sql.table(tableOf[kind])} t
    where t.id = ${id} and t.status = '1'
      and not exists (select from users u where u.${owner} = t.id and u.password_hash is not null)
      and not exists (select from network_requests r where
        ${sql.id(`sender_${kind}_id`)} = t.id or ${sql.id(`receiver_${kind}_id`)} = t.id)
    for update of t`.execute(trx);
  if (rows.length === 0) return;
  const entity = kind === 'vendor' ? managedVendors.tracked : managedManufacturers.tracked;
  await recordChanges(trx, entity, viewer.userId, [id], () =>
    sql`delete from ${sql.table(tableOf[kind])} where id = ${id}`.execute(trx),
  );
};

/** Connects an invited partner once it activates its account, and notifies both sides. */
export const connectInvited = async (trx: Trx, invited: PartnerId, userId: string) => {
  const receiver = sql.id(`receiver_${invited.kind}_id`);
  const { rows } = await sql<{ id: string; sender: PartnerId }>`
    select id, jsonb_build_object(
      'kind', case when sender_vendor_id is null then 'manufacturer' else 'vendor' end,
      'id', coalesce(sender_vendor_id, sender_manufacturer_id)::text) as sender
    from network_requests
    where ${receiver} = ${invited.id} and invited_email is not null and status = 'pending'
    for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await recordChanges(trx, tracked, userId, ids, () =>
    sql`
      update network_requests set status = 'approved', answered_at = now(),
        version = version + 1, updated_at = now()
      where id = any(${ids}::bigint[])`.execute(trx),
  );
  for (const { sender } of rows) {
    await notifyPartner(trx, 'invitationAccepted', {
      to: sender,
      about: invited,
      tab: 'connected',
    });
    await notifyPartner(trx, 'connectedByInvitation', {
      to: invited,
      about: sender,
      tab: 'connected',
    });
  }
};
