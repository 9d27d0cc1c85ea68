-- A version of an entry that corrects a summary after its payment.
alter table entries add column is_post_summary boolean not null default false;
alter table entries add constraint entries_post_summary_corrects
  check (not is_post_summary or corrects_entry_id is not null);
