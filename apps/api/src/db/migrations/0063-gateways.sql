-- The table took submissions over two gateways only: nothing could be filed over https and SFTP. The server knows the
-- names of its gateways; the table holds any one name.
alter table submissions drop constraint submissions_gateway_check;
alter table submissions add constraint submissions_gateway_check check (gateway ~ '^[a-z]+$');
