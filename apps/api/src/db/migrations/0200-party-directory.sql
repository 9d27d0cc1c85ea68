-- The organisation's parties can be found by name, street and number, however they were typed. The same words as
-- plainWords of @edfe/domain/parties; a test holds the two together.
create function party_words(typed text) returns text
language sql immutable parallel safe
as $$
  select btrim(regexp_replace(
    replace(
      regexp_replace(
        regexp_replace(
          -- Letters beyond A to Z that have no form without their mark, since upper() knows A to Z alone here.
          translate(upper(normalize(coalesce(typed, ''), NFD) collate "C"), 'æøœđłþ', 'ÆØŒĐŁÞ'),
          '[\u0300-\u036f]', '', 'g'),
        '[''’.]', '', 'g'),
      '&', ' AND '),
    -- Anything but letters and digits: ASCII signs, Latin-1 signs, general punctuation and symbols, CJK punctuation.
    '[^0-9A-Z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3040-\uffff]+', ' ', 'g'))
$$;

-- A number without hyphens; sealed ones, which are social security numbers, cannot be looked for.
create function party_number(party jsonb) returns text
language sql immutable parallel safe
as $$
  select case when number like 'sealed:%' then '' else replace(party_words(number), ' ', '') end
  from (select coalesce(party ->> 'importer_number', party ->> 'consignee_number', '') as number) typed
$$;

alter table entry_parties
  add column name_key text collate "C"
    generated always as (regexp_replace(party_words(party_data ->> 'name'), '^THE ', '')) stored,
  add column address_key text collate "C" generated always as (party_words(party_data ->> 'address_line1')) stored,
  add column number_key text collate "C" generated always as (party_number(party_data)) stored;

drop index entry_parties_directory;
create index entry_parties_directory on entry_parties (org_id, name_key, address_key, updated_at desc);
create index entry_parties_address on entry_parties (org_id, address_key);
create index entry_parties_number on entry_parties (org_id, number_key) where number_key <> '';
