-- What keeps a partner from being anonymised: active (not suspended), openOrder, openReturn, openPayout
-- or balance; null if nothing does.
create or replace function partner_matter(kind text, partner bigint) returns text language sql stable as $$
select case
  when kind = 'manufacturer' then (
    select 'active' from manufacturers m where m.id = partner and m.suspended_at is null)
  when exists (select from vendors v where v.id = partner and v.suspended_at is null) then 'active'
  when exists (
    select from order_parts p where p.vendor_id = partner and p.status in ('open', 'in_progress'))
    then 'openOrder'
  when exists (
    select from order_parts p join order_lines l on l.part_id = p.id join returns r on r.line_id = l.id
    where p.vendor_id = partner and r.state in ('announced', 'received')) then 'openReturn'
  when exists (
    select from payouts p where p.vendor_id = partner and p.state in ('requested', 'approved'))
    then 'openPayout'
  when (select sum(e.net) from ledger_entries e where e.vendor_id = partner) <> 0 then 'balance' end $$;
