-- The notices of a message that name no subject here, by their positions in it; null in a message that an earlier
-- version read: any of its notices may be one.
alter table customs_inbox add column unmatched integer[];

-- The operator finds the filed entry of a notice by its number, and nothing else of it.
create policy operator on entries for select to app_server
  using (app_server_purpose() = 'operator' and status not in ('draft', 'validated'));
create policy operator on submissions for select to app_server using (app_server_purpose() = 'operator');
