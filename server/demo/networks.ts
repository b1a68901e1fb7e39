import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { jsonb } from '#server/db/jsonb.ts';

interface DemoRequest {
  /** The local part of the account's address. */
  from: string;
  to: string;
  status?: 'approved' | 'denied';
  notes?: string;
  answer?: string;
  daysAgo: number;
  /** Abbreviations of states; omitted for all of Germany. */
  states?: readonly string[];
  isInvitation?: true;
}

const requests: readonly DemoRequest[] = [
  { from: 'vendor', to: 'craftsman', status: 'approved', daysAgo: 60 },
  { from: 'vendor', to: 'wholesaler', status: 'approved', daysAgo: 45, states: ['NW', 'RP'] },
  {
    from: 'huber',
    to: 'vendor',
    status: 'approved',
    daysAgo: 30,
    answer: 'Auf gute Zusammenarbeit!',
  },
  { from: 'craftsman', to: 'wholesaler', status: 'approved', daysAgo: 28 },
  { from: 'vendor', to: 'nordlicht', status: 'approved', daysAgo: 90 },
  {
    from: 'huber',
    to: 'manufacturer',
    daysAgo: 2,
    states: ['BY'],
    notes: 'Wir zeigen Ihre Tische gern in unserer Ausstellung in München.',
  },
  {
    from: 'sommer',
    to: 'manufacturer',
    daysAgo: 5,
    states: ['BW', 'BY'],
    notes: 'Für drei Bürohäuser in Stuttgart suchen wir Stühle und Tische aus einer Hand.',
  },
  {
    from: 'pohl',
    to: 'manufacturer',
    status: 'denied',
    daysAgo: 12,
    notes: 'Wir verlegen Parkett und würden gern Pflegemittel anbieten.',
    answer: 'Zurzeit nehmen wir in Sachsen keine weiteren Partner auf.',
  },
  {
    from: 'manufacturer',
    to: 'fuchs',
    daysAgo: 3,
    notes: 'Ihre Bäder haben uns gefallen. Wollen wir zusammenarbeiten?',
  },
  { from: 'manufacturer', to: 'nordlicht', status: 'approved', daysAgo: 80 },
  {
    from: 'manufacturer',
    to: 'ehlers',
    status: 'denied',
    daysAgo: 35,
    answer: 'Möbel schließen wir leider nicht an.',
  },
  {
    from: 'manufacturer',
    to: 'lindner',
    daysAgo: 4,
    notes: 'Kommen Sie dazu, dann können Sie unsere Neuheiten bestellen.',
    isInvitation: true,
  },
  {
    from: 'sommer',
    to: 'vendor',
    daysAgo: 1,
    notes: 'Wir planen in Köln ein Mehrgenerationenhaus und suchen einen Händler vor Ort.',
    states: ['NW'],
  },
  { from: 'pohl', to: 'vendor', daysAgo: 6, notes: 'Wir ölen auch Tischplatten.' },
  { from: 'vendor', to: 'graf', daysAgo: 2, notes: 'Wir brauchen Küchengeräte auf Paletten.' },
  {
    from: 'vendor',
    to: 'ehlers',
    status: 'denied',
    daysAgo: 9,
    answer: 'In Köln sind wir nicht unterwegs.',
  },
];

/** Inserts connections and requests in all states, with the notifications of their receivers. */
export const insertNetworks = async (trx: Trx): Promise<void> => {
  await sql`
    with given as (
      select x.*, s.manufacturer_id as from_m, s.vendor_id as from_v, r.manufacturer_id as to_m,
        r.vendor_id as to_v, r.email, coalesce(v.vendor_type, 'manufacturer') as role,
        coalesce(m.company_name, d.company_name) as sender, r.id as user_id,
        now() - make_interval(days => x."daysAgo") as at
      from jsonb_to_recordset(${jsonb(requests)}) as x ("from" text, "to" text, status text,
        notes text, answer text, "daysAgo" int, states jsonb, "isInvitation" boolean)
      join users s on s.email = x."from" || '@atrium.example'
      join users r on r.email = x."to" || '@atrium.example'
      left join vendors v on v.id = r.vendor_id
      left join manufacturers m on m.id = s.manufacturer_id
      left join vendors d on d.id = s.vendor_id
    ), made as (
      insert into network_requests (sender_manufacturer_id, sender_vendor_id,
        receiver_manufacturer_id, receiver_vendor_id, status, notes, answer, invited_email,
        invited_role, sent_at, created_at, answered_at)
      select from_m, from_v, to_m, to_v, coalesce(status, 'pending'), coalesce(notes, ''),
        coalesce(answer, ''), case when "isInvitation" then email end,
        case when "isInvitation" then role end, at, at,
        case when status is not null then at + interval '1 day' end
      from given on conflict do nothing
      returning *
    ), regions as (
      insert into network_request_regions (request_id, sort_index, type, value)
      select made.id, r.n - 1, 'state', r.state
      from made join given g on g.from_m is not distinct from made.sender_manufacturer_id
        and g.from_v is not distinct from made.sender_vendor_id
        and g.to_m is not distinct from made.receiver_manufacturer_id
        and g.to_v is not distinct from made.receiver_vendor_id
      cross join jsonb_array_elements_text(g.states) with ordinality r (state, n)
    )
    insert into notifications (user_id, kind, params, link, created_at)
    select user_id, 'connectionRequested', jsonb_build_object('company', sender),
      case when to_v is null then '/manufacturer' else '/vendor' end
        || '-partners/my-network?tab=received', at
    from given where status is null and "isInvitation" is null`.execute(trx);
};
