import { sql } from 'kysely';
import type { PersonalTables } from '#server/entity/personal.ts';
import { notFound } from '#server/errors/domainError.ts';
import type { JobKind } from '#server/jobs/kind.ts';
import { dataKind } from '#server/modules/platform/personalData/dataJob.ts';

export const customerDataKind = 'customers.data';

/** Collects everything about a customer; its input is `{ id, language }`. */
export const customerData = (personal: PersonalTables): JobKind =>
  dataKind({
    kind: customerDataKind,
    access: ['customers', 'view'],
    personal,
    subject: async ({ db, job }) => {
      const { id } = job.input as { id: string };
      const { rows } = await sql<{ name: string; email: string | null }>`
        select coalesce(nullif(trim(firstname || ' ' || lastname), ''), '#' || id) as name, email
        from customers where id = ${id}`.execute(db);
      const [found] = rows;
      if (!found) throw notFound();
      return {
        name: found.name,
        owners: ['customer'],
        persons: {
          kind: 'customer',
          ids: [id],
          userIds: [],
          emails: found.email === null ? [] : [found.email],
        },
      };
    },
  });
