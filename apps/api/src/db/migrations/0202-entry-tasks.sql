-- What is to be done first: open entries by the date from which their summary's ten working days count.
create index entries_due on entries (org_id, entry_date, id)
  where status in ('draft', 'validated') and not archived and entry_date is not null;
