-- The records of a summary that name its money, sealed like all of its records and a small part of them: a statement of
-- thousands of entries is held against these. Null for every other kind of message, and for summaries that were filed
-- before this was kept, whose money is read in all of their records.
alter table submissions add column money text;
