-- A letter of CBP about a filed entry (CBP Form 28 or 29) that a member took in: a request as those of messages are, with
-- its date, the part that it is about, and what became of it.
alter table customs_notices add column letter_form text constraint customs_notices_letter_form
  check (letter_form in ('28', '29'));
alter table customs_notices add column letter_dated date;
alter table customs_notices add column part_number text;
alter table customs_notices add column part_key text;
alter table customs_notices add column outcome jsonb;
alter table customs_notices add constraint customs_notices_letter check (
  (letter_form is null and num_nonnulls(letter_dated, part_number, part_key, outcome) = 0)
  or num_nulls(letter_form, letter_dated, action_required, due_on) = 0);
grant update (outcome) on customs_notices to app;
-- What CBP decided of a part is asked at each review of an entry.
create index customs_notices_actions on customs_notices (org_id, part_key, letter_dated desc)
  where outcome is not null and part_key is not null;
