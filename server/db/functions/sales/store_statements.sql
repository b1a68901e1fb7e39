-- Stores the sums of a closed month for each partner that has a balance or entries.
create or replace function store_statements() returns trigger language plpgsql as $$
begin
  insert into ledger_statements (month, vendor_id, partner_name, entries, opening, gross,
    commission, passed_on, adjustments, net, paid, closing)
  select new.month, t.vendor_id, coalesce(nullif(v.company_name, ''), v.name || ' ' || v.surname),
    t.entries, t.opening, t.gross, t.commission, t.passed_on, t.adjustments,
    t.gross - t.commission + t.passed_on + t.adjustments, t.paid, t.closing
  from (
    select vendor_id,
      count(*) filter (where day >= new.month) as entries,
      coalesce(sum(net) filter (where day < new.month), 0) as opening,
      coalesce(sum(amount) filter (where day >= new.month and part = 'gross'), 0) as gross,
      coalesce(sum(commission) filter (where day >= new.month and part = 'gross'), 0)
        as commission,
      coalesce(sum(net) filter (where day >= new.month and part = 'passedOn'), 0) as passed_on,
      coalesce(sum(net) filter (where day >= new.month and part = 'adjustment'), 0)
        as adjustments,
      coalesce(-sum(net) filter (where day >= new.month and part = 'payout'), 0) as paid,
      sum(net) as closing
    from (
      select e.*, ledger_column(e.kind, e.amount) as part from ledger_entries e
      where e.day < new.month + interval '1 month') e
    group by vendor_id) t
  join vendors v on v.id = t.vendor_id
  where t.entries > 0 or t.opening <> 0
  order by t.vendor_id;
  return null;
end $$;

-- Trigger:
--   ledger_periods_stored after insert on ledger_periods for each row
