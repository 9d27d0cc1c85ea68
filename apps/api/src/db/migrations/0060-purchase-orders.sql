-- The importer's purchase orders: that of an entry, and those of the goods of a line, by which the list finds an entry.
alter table entries add column purchase_order text;
alter table entry_lines add column purchase_orders text[] not null default '{}';

-- As before, with the purchase orders.
create or replace function entry_search_words(given_org uuid, ids uuid[]) returns table (entry_id uuid, word text)
language sql stable
as $$
  select distinct texts.entry_id, left(words.word, 100) from (
    select e.id as entry_id, concat_ws(' ', public.party_words(e.broker_name), public.party_words(e.file_reference_no),
      e.port_code, public.party_words(e.purchase_order)) as text
    from public.entries e where e.org_id = given_org and e.id = any(ids)
    union all
    select l.entry_id, concat_ws(' ', l.description_key, l.manufacturer_key, l.hts_key, l.origin_country,
      l.manufacturer_mid, l.part_key, public.party_words(l.part_number),
      public.party_words(array_to_string(l.purchase_orders, ' ')))
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

create or replace function keep_line_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(distinct entry_id)) from (
    select l.org_id, l.entry_id from changed l
    join removed r on (l.org_id, l.entry_id, l.line_id) = (r.org_id, r.entry_id, r.line_id)
    where (l.description_key, l.manufacturer_key, l.hts_key, l.origin_country, l.manufacturer_mid, l.part_number,
        l.purchase_orders)
      is distinct from
      (r.description_key, r.manufacturer_key, r.hts_key, r.origin_country, r.manufacturer_mid, r.part_number,
        r.purchase_orders)
  ) of_lines group by org_id;
  return null;
end
$$;

create or replace function keep_entry_words() returns trigger
language plpgsql
as $$
begin
  perform public.write_entry_words(org_id, array_agg(id)) from (
    select e.org_id, e.id from changed e join removed r on (e.org_id, e.id) = (r.org_id, r.id)
    where (e.broker_name, e.file_reference_no, e.port_code, e.purchase_order)
      is distinct from (r.broker_name, r.file_reference_no, r.port_code, r.purchase_order)
  ) of_entries group by org_id;
  return null;
end
$$;
