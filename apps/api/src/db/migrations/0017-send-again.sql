-- How often CBP has asked to send a submission again: an answer that belongs to an earlier sending changes nothing.
alter table submissions add column sent_again integer not null default 0;
