import { type RawBuilder, sql } from 'kysely';
import type { PartnerAccount } from '#contract/generated/schema.ts';
import type { GivenAccount } from '#contract/rules/people/managedPartner.ts';
import type { Trx } from '#server/db/database.ts';
import { moment } from '#server/db/moment.ts';
import type { Children } from '#server/entity/children.ts';
import type { Writing } from '#server/entity/writing.ts';
import { assertConfirmed, DomainError, invalid } from '#server/errors/domainError.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';

export type PartnerKind = 'manufacturer' | 'vendor';

/** The owner column of users `u`. */
export const ownerIn = (kind: PartnerKind) => sql.ref(`u.${kind}_id`);

/** An expression on the account of the partner `t`. */
export const ofAccount = <Value>(kind: PartnerKind, value: RawBuilder<Value>) =>
  sql<Value | null>`(
    select ${value} from users u where ${ownerIn(kind)} = t.id order by u.id limit 1)`;

/** The account that is created and edited together with a partner. */
export const accountBelow = (kind: PartnerKind): Children<PartnerAccount | null> => ({
  read: ofAccount<PartnerAccount>(
    kind,
    sql`jsonb_build_object('id', u.id::text, 'firstname', u.firstname, 'lastname', u.lastname,
      'email', u.email, 'language', u.language, 'isPending', u.password_hash is null,
      'invitedAt', ${moment('u.invited_at')}, 'lastSignInAt', ${moment('u.last_sign_in_at')})`,
  ),
  snapshot: ofAccount(
    kind,
    sql`jsonb_build_object('firstname', u.firstname, 'lastname', u.lastname, 'email', u.email,
      'language', u.language)`,
  ),
  write: async (trx, id, given) => {
    if (!given) return;
    const account = given as GivenAccount;
    const { rows } = await sql<{ id: string; email: string }>`
      select u.id, u.email from users u where ${ownerIn(kind)} = ${id}
      order by u.id limit 1 for update`.execute(trx);
    await (rows[0] ? change(trx, rows[0], account) : insert(trx, kind, id, account));
    if (kind === 'vendor') {
      await sql`
        update vendors set name = ${account.firstname}, surname = ${account.lastname},
          email = coalesce(nullif(email, ''), ${account.email}) where id = ${id}`.execute(trx);
    } else {
      await sql`
        update manufacturers set email = ${account.email}
        where id = ${id} and email = ''`.execute(trx);
    }
  },
  inputOf: (state) => state,
  history: (state) =>
    state
      ? [
          Object.values(state as object)
            .map(String)
            .filter(Boolean)
            .flatMap(apart),
        ]
      : [],
});

const apart = (text: string, index: number): string[] => (index === 0 ? [text] : [' · ', text]);

const insert = async (
  trx: Trx,
  kind: PartnerKind,
  id: string,
  { firstname, lastname, email, language }: GivenAccount,
): Promise<void> => {
  await sql`
    insert into users (role, ${sql.id(`${kind}_id`)}, firstname, lastname, email, language)
    values (${kind}, ${id}, ${firstname}, ${lastname}, ${email}, ${language})`.execute(trx);
};

/**
 * Updates the account. A new address ends sessions and keys, because whoever could read mail at the
 * old one must lose access.
 */
const change = async (
  trx: Trx,
  { id, email: before }: { id: string; email: string },
  { firstname, lastname, email, language }: GivenAccount,
): Promise<void> => {
  const isOther = email !== before;
  await sql`
    update users set firstname = ${firstname}, lastname = ${lastname}, email = ${email},
      language = ${language}, updated_at = now(),
      invited_at = case when ${isOther} and password_hash is null then null else invited_at end
    where id = ${id}`.execute(trx);
  if (!isOther) return;
  await sql`delete from account_keys where user_id = ${id}`.execute(trx);
  await sql`delete from sessions where user_id = ${id}`.execute(trx);
};

/**
 * Throws INVALID for an anonymised partner, for an address that already has an account in the portal,
 * and for a new partner without an address. A changed address needs a proof of identity, because it is the way to a new password.
 */
export const checkAccount =
  (kind: PartnerKind) =>
  async (
    { trx, viewer }: Pick<Writing, 'trx' | 'viewer'>,
    { account }: { account?: GivenAccount | null | undefined },
    id?: string,
  ): Promise<void> => {
    if (id !== undefined) await assertPerson(trx, kind, id);
    if (!account) {
      if (id === undefined) throw invalid({ 'account.email': { rule: 'rules.required' } });
      return;
    }
    const { rows } = await sql`
      select from users u where u.role = ${kind} and u.email = ${account.email}
        and ${ownerIn(kind)} is distinct from ${id ?? null}::bigint`.execute(trx);
    if (rows.length > 0) throw invalid({ 'account.email': { rule: 'rules.alreadyInvited' } });
    const { rows: moved } = await sql`
      select from users u where ${ownerIn(kind)} = ${id ?? null}::bigint
        and u.email <> ${account.email}`.execute(trx);
    if (moved.length > 0) assertConfirmed(viewer);
  };

const assertPerson = async (trx: Trx, kind: PartnerKind, id: string): Promise<void> => {
  const { rows } = await sql`
    select from ${sql.table(`${kind}s`)} where id = ${id} and anonymised_at is not null`.execute(
    trx,
  );
  if (rows.length > 0) throw new DomainError('INVALID', { msg: 'error.PARTNER_ANONYMISED' });
};

export interface ActiveAccount {
  id: string;
  email: string;
}

/** The account of a partner, if it has a password. */
export const activeAccount = async (
  trx: Trx,
  kind: PartnerKind,
  id: string,
): Promise<ActiveAccount | undefined> => {
  const { rows } = await sql<ActiveAccount>`
    select u.id, u.email from users u
    where ${ownerIn(kind)} = ${id} and password_hash is not null
    order by u.id limit 1`.execute(trx);
  return rows[0];
};

/** Mails an invitation to the partner's account if none was ever sent to its address. */
export const inviteNew = async (
  { trx, queue }: Pick<Writing, 'trx' | 'queue'>,
  kind: PartnerKind,
  id: string,
): Promise<void> => {
  const { rows } = await sql<{ email: string }>`
    update users u set invited_at = now()
    where ${ownerIn(kind)} = ${id} and password_hash is null and invited_at is null
    returning email`.execute(trx);
  for (const { email } of rows) {
    await queue.send(trx, 'mail', { mail: 'access', email, portal: kind } satisfies MailJob);
  }
};
