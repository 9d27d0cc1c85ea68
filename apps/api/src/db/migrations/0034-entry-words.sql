-- The words of an entry, its lines, parties and shipment, so that the list finds an entry by any of them: row-level
-- security keeps an index from being used with an operator for words, but not with ranges of characters.
create table entry_words (
  org_id uuid not null,
  entry_id uuid not null,
  word text collate "C" not null,
  primary key (org_id, entry_id, word),
  foreign key (org_id, entry_id) references entries (org_id, id) on delete cascade
);
create index entry_words_word on entry_words (org_id, word, entry_id);

-- A number that is written in parts is a word as a whole too, and so are the digits at the end of a bill of lading.
create function entry_search_words(given_org uuid, ids uuid[]) returns table (entry_id uuid, word text)
language sql stable
as $$
  select distinct texts.entry_id, left(words.word, 100) from (
    select e.id as entry_id, concat_ws(' ', public.party_words(e.broker_name), public.party_words(e.file_reference_no),
      e.port_code) as text
    from public.entries e where e.org_id = given_org and e.id = any(ids)
    union all
    select l.entry_id, concat_ws(' ', l.description_key, l.manufacturer_key, l.hts_key, l.origin_country,
      l.manufacturer_mid, l.part_key, public.party_words(l.part_number))
    from public.entry_lines l where l.org_id = given_org and l.entry_id = any(ids)
    union all
    select p.entry_id, concat_ws(' ', p.name_key, public.party_words(p.party_data ->> 'city'))
    from public.entry_parties p where p.org_id = given_org and p.entry_id = any(ids) and p.party_type <> 'ior'
    union all
    select s.entry_id, concat_ws(' ', public.party_words(s.importing_carrier), public.party_words(s.bl_awb),
      bill.number, substring(bill.number from '[0-9]{5,}$'), public.party_words(s.it_number), s.foreign_port_lading,
      s.us_port_unlading, s.country_of_origin, s.exporting_country, s.manufacturer_id)
    from public.entry_shipments s, replace(public.party_words(s.bl_awb), ' ', '') as bill (number)
    where s.org_id = given_org and s.entry_id = any(ids)
  ) texts, string_to_table(texts.text, ' ') as words (word)
  where words.word <> ''
$$;

create function write_entry_words(given_org uuid, ids uuid[]) returns void
language sql
as $$
  with held as materialized (select * from public.entry_search_words(given_org, ids)),
  gone as (
    delete from public.entry_words w where w.org_id = given_org and w.entry_id = any(ids)
      and not exists (select from held where held.entry_id = w.entry_id and held.word = w.word)
  )
  insert into public.entry_words (org_id, entry_id, word)
  select given_org, held.entry_id, held.word from held
  -- A deleted entry takes its records along, one table after the other.
  where exists (select from public.entries e where e.org_id = given_org and e.id = held.entry_id)
  on conflict do nothing
$$;

-- Once per statement: whoever writes records, also a server of the version before, keeps their words.
create function keep_record_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(distinct entry_id)) from changed group by org_id;
  return null;
end
$$;

create function keep_line_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(distinct entry_id)) from (
    select l.org_id, l.entry_id from changed l
    join removed r on (l.org_id, l.entry_id, l.line_id) = (r.org_id, r.entry_id, r.line_id)
    where (l.description_key, l.manufacturer_key, l.hts_key, l.origin_country, l.manufacturer_mid, l.part_number)
      is distinct from
      (r.description_key, r.manufacturer_key, r.hts_key, r.origin_country, r.manufacturer_mid, r.part_number)
  ) of_lines group by org_id;
  return null;
end
$$;

create function keep_entry_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(id)) from (
    select e.org_id, e.id from changed e join removed r on (e.org_id, e.id) = (r.org_id, r.id)
    where (e.broker_name, e.file_reference_no, e.port_code)
      is distinct from (r.broker_name, r.file_reference_no, r.port_code)
  ) of_entries group by org_id;
  return null;
end
$$;

create function add_entry_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(id)) from changed group by org_id;
  return null;
end
$$;

grant select, insert, delete on entry_words to app;

create trigger entries_words_added after insert on entries
  referencing new table as changed for each statement execute function add_entry_words();
create trigger entries_words_changed after update on entries
  referencing new table as changed old table as removed for each statement execute function keep_entry_words();
create trigger entry_lines_words_added after insert on entry_lines
  referencing new table as changed for each statement execute function keep_record_words();
create trigger entry_lines_words_changed after update on entry_lines
  referencing new table as changed old table as removed for each statement execute function keep_line_words();
create trigger entry_lines_words_removed after delete on entry_lines
  referencing old table as changed for each statement execute function keep_record_words();
create trigger entry_parties_words_added after insert on entry_parties
  referencing new table as changed for each statement execute function keep_record_words();
create trigger entry_parties_words_changed after update on entry_parties
  referencing new table as changed for each statement execute function keep_record_words();
create trigger entry_parties_words_removed after delete on entry_parties
  referencing old table as changed for each statement execute function keep_record_words();
create trigger entry_shipments_words_added after insert on entry_shipments
  referencing new table as changed for each statement execute function keep_record_words();
create trigger entry_shipments_words_changed after update on entry_shipments
  referencing new table as changed for each statement execute function keep_record_words();
create trigger entry_shipments_words_removed after delete on entry_shipments
  referencing old table as changed for each statement execute function keep_record_words();

-- The records that there are. The owner may read them only while row-level security does not bind it.
alter table entries no force row level security;
alter table entry_lines no force row level security;
alter table entry_parties no force row level security;
alter table entry_shipments no force row level security;
select write_entry_words(org_id, array_agg(id)) from entries group by org_id;
alter table entries force row level security;
alter table entry_lines force row level security;
alter table entry_parties force row level security;
alter table entry_shipments force row level security;

select protect_org_table('entry_words'::regclass);
