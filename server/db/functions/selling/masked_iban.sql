-- What of an account's number is shown, such as DE89 **** 3000. A sealed number has its own mask; one
-- that an older version wrote is masked here.
create or replace function masked_iban(iban text, mask text) returns text language sql immutable as $$
  select case
    when iban is null or iban = '' then ''
    when starts_with(iban, 'v1:') then coalesce(mask, '')
    else left(iban, 4) || ' **** ' || right(iban, 4) end
$$;
