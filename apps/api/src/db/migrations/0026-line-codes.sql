-- The headings of chapter 99 in the tariff rows of a line, and the special program that it claims, for the list of entries:
-- row-level security keeps an index from being used on what a JSON operator reads.
create table entry_line_codes (
  org_id uuid not null,
  entry_id uuid not null,
  line_id text not null,
  kind text not null check (kind in ('measure', 'program')),
  -- The digits of the heading, or the code of the program.
  code text collate "C" not null,
  primary key (org_id, entry_id, line_id, kind, code),
  foreign key (org_id, entry_id, line_id) references entry_lines (org_id, entry_id, line_id) on delete cascade
);
create index entry_line_codes_code on entry_line_codes (org_id, kind, code, entry_id);

create function line_codes(line_data jsonb) returns table (kind text, code text)
language sql immutable parallel safe
as $$
  select distinct 'measure', digits
  from jsonb_array_elements(case jsonb_typeof(line_data -> 'tariff_rows')
    when 'array' then line_data -> 'tariff_rows' else '[]' end) as tariff_row,
    regexp_replace(tariff_row ->> 'hts', '[^0-9]', '', 'g') as digits
  where digits like '99%'
  union all
  select 'program', line_data ->> 'spi' where line_data ->> 'spi' <> ''
$$;

-- Once per statement: whoever writes lines, also a server of the version before, keeps their codes.
create function add_line_codes() returns trigger
language plpgsql
as $$
begin
  insert into public.entry_line_codes (org_id, entry_id, line_id, kind, code)
  select l.org_id, l.entry_id, l.line_id, c.kind, c.code from added l, public.line_codes(l.line_data) c;
  return null;
end
$$;

create function change_line_codes() returns trigger
language plpgsql
as $$
begin
  delete from public.entry_line_codes c using added l, removed r
  where (l.org_id, l.entry_id, l.line_id) = (r.org_id, r.entry_id, r.line_id) and l.line_data <> r.line_data
    and (c.org_id, c.entry_id, c.line_id) = (l.org_id, l.entry_id, l.line_id);
  insert into public.entry_line_codes (org_id, entry_id, line_id, kind, code)
  select l.org_id, l.entry_id, l.line_id, c.kind, c.code
  from added l join removed r on (l.org_id, l.entry_id, l.line_id) = (r.org_id, r.entry_id, r.line_id)
    and l.line_data <> r.line_data, public.line_codes(l.line_data) c;
  return null;
end
$$;

create trigger entry_lines_added after insert on entry_lines
  referencing new table as added for each statement execute function add_line_codes();
create trigger entry_lines_changed after update on entry_lines
  referencing new table as added old table as removed for each statement execute function change_line_codes();

grant select, insert, delete on entry_line_codes to app;

-- The lines that there are. The owner may read them only while row-level security does not bind it.
alter table entry_lines no force row level security;
insert into entry_line_codes (org_id, entry_id, line_id, kind, code)
select l.org_id, l.entry_id, l.line_id, c.kind, c.code from entry_lines l, line_codes(l.line_data) c;
alter table entry_lines force row level security;

select protect_org_table('entry_line_codes'::regclass);
