-- A question to CBP may be about one bill of an entry: the numbers of the bill. Null for every other message.
alter table submissions add column bill text;
create index submissions_of_bills on submissions (org_id, entry_id, bill) where bill is not null;
