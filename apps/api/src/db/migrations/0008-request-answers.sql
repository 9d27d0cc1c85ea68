-- How a request of customs was answered: by which way, on which day, with which documents (names and hashes).
alter table customs_notices add column answer jsonb;
grant update (answer) on customs_notices to app;
