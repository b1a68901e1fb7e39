import { sql } from 'kysely';
import type { BulkFailure } from '#contract/generated/schema.ts';
import { serverLimits } from '#contract/serverLimits.ts';
import type { Queue } from '#server/db/queue.ts';
import { type BulkAction, missing } from '#server/jobs/bulk.ts';
import type { MailJob } from '#server/modules/platform/accounts/mail.ts';
import type { PartnerKind } from './account.ts';

interface Invited {
  id: string;
  email: string;
  role: PartnerKind;
  isPending: boolean;
  isRecent: boolean;
}

const refusalOf = ({ id, email, isPending, isRecent }: Invited): BulkFailure[] => {
  if (!isPending) return [{ id, label: email, code: 'INVALID', msg: 'error.NOT_INVITED' }];
  if (isRecent) return [{ id, label: email, code: 'RATE_LIMITED', msg: 'error.INVITED_JUST_NOW' }];
  return [];
};

/** Mails the invitations of accounts again. Always few at a time, so it never becomes a job. */
export const resendAction = (queue: Queue): BulkAction<never, object> => ({
  kind: 'accounts.invite',
  access: ['userManagement', 'edit'],
  matching: () => sql`select null::bigint as id where false`,
  apply: async (trx, _viewer, ids) => {
    const { rows } = await sql<Invited>`
      select id, email, role, password_hash is null as "isPending",
        coalesce(invited_at > now() - ${serverLimits.inviteAgainSeconds} * interval '1 second', false)
          as "isRecent"
      from users where id = any(${ids}::bigint[]) and role <> 'admin' order by id for update`.execute(
      trx,
    );
    const refused = rows.flatMap(refusalOf);
    const stays = new Set(refused.map(({ id }) => id));
    const invited = rows.filter(({ id }) => !stays.has(id));
    await sql`
      update users set invited_at = now()
      where id = any(${invited.map(({ id }) => id)}::bigint[])`.execute(trx);
    for (const { email, role } of invited) {
      await queue.send(trx, 'mail', {
        mail: 'access',
        email,
        portal: role,
      } satisfies MailJob);
    }
    return [...missing(ids, rows), ...refused];
  },
});
