-- The check digit factor that CBP has assigned to the filer (CATAIR Appendix E, step 6): what is added to the check
-- digits of its new entry numbers. An entry keeps the factor that its number was made with (check_digit_offset).
alter table organizations add column check_digit_factor integer not null default 0
  constraint organizations_check_digit_factor check (check_digit_factor between 0 and 9);
