-- The check digit of the first ten characters of an entry number (upper case), in both readings:
-- 'weights-731' is the product specification's (A=1 to Z=26), 'appendix-e' that of CATAIR Appendix E with the
-- filer's offset. The same as checkDigit of @edfe/domain/entry; a test holds the two together.
create function entry_check_digit(base text, rule text, digit_offset integer) returns text
language sql immutable strict parallel safe
as $$
  select case rule
    when 'weights-731' then (sum(
      (case when c between '0' and '9' then ascii(c) - 48 else ascii(c) - 64 end)
        * (array[7, 3, 1])[((i - 1) % 3) + 1]) % 10)::text
    else ((10 - sum(case when i % 2 = 1 then d when d * 2 > 9 then d * 2 - 9 else d * 2 end) % 10
      + digit_offset) % 10)::text
  end
  from (
    select i, c,
      case
        when c between '0' and '9' then ascii(c) - 48
        when c between 'A' and 'R' then ((ascii(c) - 65) % 9) + 1
        else ascii(c) - 81
      end as d
    from generate_series(1, 10) as i, substr(base, i, 1) as c
  ) characters
$$;

-- Which three-digit prefixes an organisation numbers its entries under, per filer code. A real filer code's prefix
-- belongs to one organisation in the whole database; ZZZ is everybody's, so there it is the organisation's own.
create table entry_number_ranges (
  org_id uuid not null references organizations (id) on delete cascade,
  filer_code text not null check (filer_code ~ '^[A-Z0-9]{3}$'),
  prefix text not null check (prefix ~ '^[0-9]{3}$'),
  next_sequence integer not null default 1 check (next_sequence between 1 and 10000),
  created_at timestamptz(3) not null default now(),
  primary key (org_id, filer_code, prefix)
);
create unique index entry_number_ranges_real_filer on entry_number_ranges (filer_code, prefix)
  where filer_code <> 'ZZZ';
