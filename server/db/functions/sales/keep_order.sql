-- What an order or payout said when it was made stays. The arguments of each trigger are the
-- columns that may change; without any, none may. Nothing is deleted.
create or replace function keep_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - coalesce(tg_argv, '{}'))
    is distinct from (to_jsonb(old) - coalesce(tg_argv, '{}')) then
    raise exception 'an order stays as it came'
      using errcode = 'check_violation', constraint = 'orders_kept';
  end if;
  return new;
end $$;

-- Triggers:
--   ledger_entries_kept before delete or update on ledger_entries for each row
--   ledger_periods_kept before delete or update on ledger_periods for each row
--     keep_order('closed_by')
--   ledger_statement_files_kept before delete or update on ledger_statement_files for each row
--   ledger_statements_kept before delete or update on ledger_statements for each row
--   order_events_kept before delete or update on order_events for each row keep_order('text',
--     'user_id')
--   order_lines_kept before delete or update on order_lines for each row keep_order('state',
--     'state_at', 'reason', 'variation_id', 'showroom_id')
--   order_parts_kept before delete or update on order_parts for each row keep_order('status',
--     'closed_at')
--   order_payments_kept before delete or update on order_payments for each row
--     keep_order('reason', 'created_by')
--   order_services_kept before delete or update on order_services for each row
--     keep_order('state', 'state_at', 'reason', 'appointment_at', 'service_id')
--   order_shipping_kept before delete or update on order_shipping for each row
--     keep_order('template_id')
--   orders_kept before delete or update on orders for each row when (not
--     starts_with(old.number, 'new-'::text)) keep_order('customer_name', 'search', 'customer',
--     'billing', 'shipping_address', 'notes', 'payment_status', 'paid_at', 'status', 'moved_at',
--     'created_by', 'version', 'updated_at', 'owed', 'paid', 'owed_back', 'repaid', 'is_covered')
--   payout_events_kept before delete or update on payout_events for each row
--     keep_order('user_id')
--   payout_items_kept before delete or update on payout_items for each row keep_order('is_held')
--   payouts_kept before delete or update on payouts for each row keep_order('state', 'paid_on',
--     'reference', 'reason', 'requested_by', 'version', 'updated_at', 'account')
--   refunds_kept before delete or update on refunds for each row keep_order('reason',
--     'created_by')
--   repayments_kept before delete or update on repayments for each row keep_order('amount',
--     'state', 'repaid_on', 'reference', 'closed_by', 'closed_at', 'version', 'updated_at')
--   returns_kept before delete or update on returns for each row keep_order('state', 'note',
--     'received_on', 'condition', 'closing_reason', 'created_by', 'version', 'updated_at')
