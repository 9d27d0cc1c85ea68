-- A line that leads to CBP's test system. A server of an earlier version takes it for practice.
alter table customs_lines add column is_test boolean not null default false;
alter table customs_lines add constraint customs_lines_road check (not (is_live and is_test));

-- A statement of the test system is kept, and never takes the place of one of CBP.
alter table statements drop constraint statements_booking;
alter table statements add constraint statements_booking
  check (booking in ('booked', 'repeated', 'late', 'refused', 'test'));
