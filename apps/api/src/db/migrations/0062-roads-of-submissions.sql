-- A submission names its road. The first version knew two; filings over https and SFTP were refused by this check.
alter table submissions drop constraint submissions_gateway_check,
  add constraint submissions_gateway_check check (gateway in ('simulator', 'directory', 'https', 'sftp')) not valid;
alter table submissions validate constraint submissions_gateway_check;
