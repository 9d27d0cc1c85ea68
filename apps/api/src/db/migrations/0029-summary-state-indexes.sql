-- What lists and reports ask of the summary. The indexes of `status` that they replace (entries_unpaid,
-- entries_filed_date) stay for servers of the version before.

-- Duty and fees that are to be paid by their last day.
create index entries_on_file_unpaid on entries (org_id, payment_due_on) include (grand_total)
  where summary_state in ('on_file') and deletion is distinct from 'deleted'
    and duty_paid_on is null and not archived;
-- The entries that CBP has, by their date: what reports sum.
create index entries_at_cbp_date on entries (org_id, entry_date)
  include (supplier, total_entered_value, total_duty, total_tax, total_other, grand_total)
  where summary_state in ('sent', 'on_file') and deletion is distinct from 'deleted';
-- The summaries that members file again.
create index entries_rejected on entries (org_id, created_at) where summary_state in ('rejected') and not archived;
