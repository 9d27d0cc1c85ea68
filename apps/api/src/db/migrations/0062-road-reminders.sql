-- When the admins were reminded of the next step; once for each time that nothing was noted for long.
alter table org_roads add column reminded_at timestamptz(3);
