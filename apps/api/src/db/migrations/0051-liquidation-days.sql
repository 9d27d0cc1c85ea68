-- The day on which CBP liquidated an entry, as a member took it from CBP's notice: a protest counts from it. Goods are
-- claimed for drawback within five years of their import.
alter table entries add column liquidated_on date;
create index entries_liquidated on entries (org_id, liquidated_on) where liquidated_on is not null;
create index entries_imported on entries (org_id, import_date) where import_date is not null;
