-- A person may have an entry open in several tabs: each of them comes and goes by itself.
alter table entry_presence add column tab text not null default '';
alter table entry_presence drop constraint entry_presence_pkey;
alter table entry_presence add primary key (org_id, entry_id, user_id, tab);
