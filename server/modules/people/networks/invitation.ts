import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { NetworkInvitation } from '#server/mail/mails.ts';

/** The pending request of the partner that invited the user to its network, if any. */
export const networkInvitation = async (
  db: Db,
  userId: string,
): Promise<NetworkInvitation | undefined> => {
  const { rows } = await sql<NetworkInvitation>`
    select coalesce(m.company_name, nullif(v.company_name, ''), v.name || ' ' || v.surname)
        as inviter, r.invited_role as role, r.notes
    from users u
    join network_requests r on r.status = 'pending' and r.invited_email is not null
      and (r.receiver_vendor_id = u.vendor_id or r.receiver_manufacturer_id = u.manufacturer_id)
    left join manufacturers m on m.id = r.sender_manufacturer_id
    left join vendors v on v.id = r.sender_vendor_id
    where u.id = ${userId}`.execute(db);
  return rows[0];
};
